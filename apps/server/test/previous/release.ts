import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import release from './release.json' with { type: 'json' };

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/**
 * The previous release as a folder that runs: its files out of the history of this clone, over the packages that are installed here.
 * Undefined where there is no such history.
 */
export function previousRelease(): string | undefined {
  const { commit } = release;
  // Inside of the clone, so that what it imports is found in the clone's node_modules.
  const folder = join(root, '.cache/previous', commit);
  if (existsSync(folder)) return folder;
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root, stdio: 'ignore' });
  } catch {
    return undefined;
  }
  const making = `${folder}.${process.pid}`;
  mkdirSync(making, { recursive: true });
  // An index of its own: the clone's is left alone.
  const env = { ...process.env, GIT_INDEX_FILE: join(making, '.index') };
  execFileSync('git', ['read-tree', commit], { cwd: root, env });
  execFileSync('git', ['checkout-index', '--all', `--prefix=${making}/`], { cwd: root, env });
  linkPackages(making);
  try {
    renameSync(making, folder);
  } catch (error) {
    rmSync(making, { recursive: true });
    if (!existsSync(folder)) throw error; // else another process was faster
  }
  return folder;
}

/** Its own packages are its own; of the others it finds those of the clone. */
function linkPackages(folder: string): void {
  mkdirSync(join(folder, 'node_modules/@kazi'), { recursive: true });
  for (const name of readdirSync(join(folder, 'packages')))
    symlinkSync(join('../../packages', name), join(folder, 'node_modules/@kazi', name));
  for (const workspace of [
    'apps/server',
    ...readdirSync(join(folder, 'packages')).map((name) => `packages/${name}`),
  ]) {
    const installed = join(root, workspace, 'node_modules');
    if (existsSync(installed)) symlinkSync(installed, join(folder, workspace, 'node_modules'));
  }
}
