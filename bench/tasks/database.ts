import { chmod, mkdtemp, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../../apps/server/src/database/embedded/index.ts';

/** Gives an embedded PostgreSQL of its own to a measurement, and throws it away afterwards. */
export async function withDatabase(
  measure: (url: string, dataDir: string, superuserUrl: string) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kazi-bench-'));
  await chmod(dataDir, 0o755);
  const { ownerUrl, superuserUrl, stop } = await startEmbedded({
    dataDir,
    log: (sentence) => console.error(sentence),
  });
  try {
    await measure(ownerUrl, dataDir, superuserUrl);
  } finally {
    await stop();
    const elsewhere = await readlink(join(dataDir, 'postgres')).catch(() => undefined);
    if (elsewhere) await rm(elsewhere, { recursive: true, force: true });
    await rm(dataDir, { recursive: true, force: true });
  }
}
