/** Resolves after so many milliseconds in which nothing was fetched and no task took long. */
export function quietWindow(quietMs: number): Promise<void> {
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
