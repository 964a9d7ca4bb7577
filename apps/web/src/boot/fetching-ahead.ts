declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: {
      readonly saveData?: boolean;
      readonly effectiveType?: string;
      /** As on a phone: `cellular`. */
      readonly type?: string;
    };
  }
}

/** Whether this device saves data or has a very slow connection: nothing is then fetched ahead. */
export const savesData = ({ connection }: Navigator): boolean =>
  connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');

let underway = 0;

/** Whether files are being fetched that no screen waits for. */
export const isFetchingAhead = (): boolean => underway > 0;

/** Fetches what may be wanted later, and counts as such until it is there or has failed. */
export async function inBackground<Loaded>(load: () => Loaded): Promise<Awaited<Loaded>> {
  underway += 1;
  try {
    return await load();
  } finally {
    underway -= 1;
  }
}

/** Fetches what may be wanted later. Where it cannot be had, it is asked for again once it is wanted. */
export async function fetchInBackground(load: () => unknown): Promise<void> {
  try {
    await inBackground(load);
  } catch (error) {
    console.info('Not all could be fetched ahead', error);
  }
}
