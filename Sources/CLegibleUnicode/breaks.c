#include "CLegibleUnicode.h"
