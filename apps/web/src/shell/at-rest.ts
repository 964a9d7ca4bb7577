declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** Whether this device saves data or stands on a very slow line: nothing is fetched for it that it has not asked for. */
export const isSparing = ({ connection }: Navigator): boolean =>
  connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');

/** Resolves once nothing was fetched, and no task took long, for so many milliseconds. */
export function atRest(quietMs: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(done, quietMs);
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, quietMs);
    });
    for (const type of ['resource', 'longtask'])
      if (PerformanceObserver.supportedEntryTypes.includes(type)) observer.observe({ type });
  });
}
