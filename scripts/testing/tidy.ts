import { afterAll, vi } from 'vitest';

// Files that share a worker share its globals: each leaves them, the environment and the clock as it found them.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
