declare global {
  interface Window {
    /** Waits for what the selector finds: from the person's next act, or from when the page was asked for. */
    awaitSight: (selector: string, isLoad: boolean) => void;
    /** Since when it was awaited, and when it was painted. */
    seen: Promise<{ begun: number; shown: number }>;
    /** Milliseconds of the longest task since a moment; 0 where none took more than 50. */
    longestTask: (since: number) => number;
    /** For how long nothing has come and nothing was busy. */
    quietFor: () => number;
    /** Deletes the answers that the application keeps on this device. */
    forgetAnswers: () => Promise<void>;
  }
}

/** Runs in each page before anything else. */
export function watch(): void {
  const limitMs = 30_000;
  const long: { start: number; end: number }[] = [];
  let last = 0;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      long.push({ start: startTime, end: startTime + duration });
      last = Math.max(last, startTime + duration);
    }
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) last = Math.max(last, entry.startTime + entry.duration);
  }).observe({ type: 'resource', buffered: true });

  window.quietFor = () => performance.now() - last;
  window.longestTask = (since) =>
    long.filter(({ end }) => end > since).reduce((most, { start, end }) => Math.max(most, end - start), 0);
  window.forgetAnswers = () =>
    new Promise((resolve) => {
      const opening = indexedDB.open('keyval-store');
      opening.onsuccess = () => {
        const work = opening.result.transaction('keyval', 'readwrite');
        work.objectStore('keyval').delete(IDBKeyRange.bound('kazi.answer', 'kazi.answer\uffff'));
        work.oncomplete = () => resolve();
      };
    });
  window.awaitSight = (selector, isLoad) => {
    window.seen = sight(selector, isLoad);
  };

  async function sight(selector: string, isLoad: boolean) {
    const begun = isLoad ? 0 : await acted();
    // A frame in which it is there has been painted once the next one begins.
    while (!document.querySelector(selector)) {
      if (performance.now() - begun > limitMs) throw new Error(`Nothing is seen of ${selector}`);
      await frame();
    }
    await frame();
    const shown = performance.now();
    last = shown;
    return { begun, shown };
  }

  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  /** When the person's next press of a key or a button came. */
  const acted = () =>
    new Promise<number>((resolve) => {
      for (const type of ['pointerdown', 'keydown'])
        addEventListener(type, ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
    });
}
