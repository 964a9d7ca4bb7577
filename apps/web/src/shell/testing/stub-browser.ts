import { vi } from 'vitest';

/** Stands in for what a browser has and jsdom lacks, and Mantine asks for. */
export function stubBrowser(): void {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
}
