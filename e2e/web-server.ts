import { fileURLToPath } from 'node:url';

/** The application that tests run on, for a configuration of Playwright: on a database of its own, at an address of this machine. */
export const serverOn = (address: string) => ({
  command: 'node server.ts',
  cwd: fileURLToPath(new URL('.', import.meta.url)),
  url: `${address}/readyz`,
  env: {
    PORT: new URL(address).port,
    PUBLIC_URL: address,
    LOG_LEVEL: 'error',
    RATE_LIMIT: '0',
    PASSWORD_COST: '10',
  },
  timeout: 120_000,
  stdout: 'pipe' as const,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
});
