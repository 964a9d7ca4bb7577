import { useEffect, useState } from 'react';

/** Code that is fetched when it is first wanted. */
export interface Fetched<Code> {
  /** The code, if it has come. */
  get: () => Code | undefined;
  load: () => Promise<Code>;
}

/** Remembers what was fetched, so that it is there at once from the second time on. */
export function fetchOnce<Code>(load: () => Promise<Code>): Fetched<Code> {
  let code: Code | undefined;
  return {
    get: () => code,
    async load() {
      code ??= await load();
      return code;
    },
  };
}

/**
 * The code, once it is wanted and there. Unlike a lazy component it needs no other turn where it has been fetched
 * before, by a pointer that came near.
 */
export function useFetched<Code>({ get, load }: Fetched<Code>, isWanted: boolean): Code | undefined {
  const [code, setCode] = useState(get);
  useEffect(() => {
    // Where it cannot be fetched, the next wish tries again.
    if (isWanted)
      load().then(
        (found) => setCode(() => found),
        () => undefined,
      );
  }, [isWanted, load]);
  return code ?? (isWanted ? get() : undefined);
}
