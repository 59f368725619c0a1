// Does nothing: what any Swift program costs to start.
