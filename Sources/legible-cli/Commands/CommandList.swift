import LegibleArguments

/// All commands in the order of the help.
let allCommands: [any Command.Type] = [
  MeasureCommand.self,
