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
function onReset(reset: () => void): void {
  resets.add(reset);
}

/** Puts all sample data back to what a reload would bring. */
export function resetSamples(): void {
  for (const reset of resets) reset();
}

interface KeptState<State> {
  get(): State;
  set(state: State): void;
}

/**
 * Sample data that a reload does not restore: it is kept in `localStorage` under `key`, until `resetSamples`.
 * `read` makes sense of what was found there, or says by `undefined` that there is none in it.
 */
export function keptState<State>(
  key: string,
  read: (found: unknown) => State | undefined,
  first: () => State,
): KeptState<State> {
  const state = sampleState(() => ({ value: read(found(key)) ?? first() }));
  onReset(() => store(key, undefined));
  return {
    get: () => state().value,
    set(value) {
      state().value = value;
      store(key, JSON.stringify(value));
    },
  };
}

function found(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function store(key: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Where nothing may be stored, it lasts until the page is left.
  }
}
