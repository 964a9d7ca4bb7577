import { chmod, mkdtemp, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes a DATA_DIR for one test. */
export async function makeDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kazi-test-'));
  // mkdtemp closes the folder; as root, PostgreSQL's own account must be able to walk in.
  await chmod(dataDir, 0o755);
  return dataDir;
}

/** Removes it again, also where its database lives elsewhere. */
export async function removeDataDir(dataDir: string): Promise<void> {
  const elsewhere = await readlink(join(dataDir, 'postgres')).catch(() => undefined);
  if (elsewhere) await rm(elsewhere, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
}
