import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Runs the built application on a database of its own, freshly seeded, which goes when the tests end. */
const dataDir = await mkdtemp(join(tmpdir(), 'kazi-e2e-'));
// mkdtemp closes the folder; as root, PostgreSQL's own account must be able to walk in.
await chmod(dataDir, 0o755);

const main = fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url));
const server = spawn(process.execPath, [main], {
  env: { ...process.env, DATA_DIR: dataDir, SEED: 'sample' },
  stdio: 'inherit',
});
// Playwright and the terminal signal the whole process group: the server stops by itself, and we tidy up after it.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => {});

const [code] = await once(server, 'exit');
const elsewhere = await readlink(join(dataDir, 'postgres')).catch(() => undefined);
if (elsewhere) await rm(elsewhere, { recursive: true, force: true });
await rm(dataDir, { recursive: true, force: true });
process.exit(code ?? 1);
