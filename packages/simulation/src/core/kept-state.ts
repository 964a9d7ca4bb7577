import { onReset, sampleState } from './state.ts';

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
