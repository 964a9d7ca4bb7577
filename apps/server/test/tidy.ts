import { afterAll } from 'vitest';
import { stopRunningApps } from './app.ts';

// The next file of this worker has the same database: a server that is left would do its jobs.
afterAll(async () => {
  const left = await stopRunningApps();
  if (left > 0) throw new Error(`${left} servers were started and not stopped: stop each in afterAll.`);
});
