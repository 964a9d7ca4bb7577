const resets = new Set<() => void>();

/**
 * Sample data that calls may change: `const state = sampleState(() => ({ mails: mails() }))`, then `state().mails`.
 * Made when it is first asked for, and anew after `resetSamples`.
 */
export function sampleState<State>(make: () => State): () => State {
  let state: State | undefined;
  resets.add(() => {
    state = undefined;
  });
  return () => {
    state ??= make();
    return state;
  };
}

/** Has `reset` called with each `resetSamples`, for what is kept elsewhere. */
export function onReset(reset: () => void): void {
  resets.add(reset);
}

/** Puts all sample data back to what a reload would bring. */
export function resetSamples(): void {
  for (const reset of resets) reset();
}
