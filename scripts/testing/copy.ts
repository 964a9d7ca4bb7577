import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const modules = join(root, 'node_modules');

/** A copy of the clone, its own packages linked to their copies; the front end's part of it, or with the server all of it. */
export function aCopy({ server = false } = {}): string {
  const copy = mkdtempSync(join(tmpdir(), 'kazi-copy-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.trim().split('\n')) {
    if (existsSync(join(root, file)) && (server || /^(apps\/web|packages|e2e|scripts)\/|^[^/]+$/.test(file)))
      cpSync(join(root, file), join(copy, file), { recursive: true });
  }
  mkdirSync(join(copy, 'node_modules/@kazi'), { recursive: true });
  for (const name of readdirSync(modules))
    if (name !== '@kazi') symlinkSync(join(modules, name), join(copy, 'node_modules', name));
  // What a version of its own is installed for.
  for (const app of ['apps/server', 'apps/web']) {
    const own = join(app, 'node_modules');
    if (existsSync(join(root, own)) && existsSync(join(copy, app)))
      symlinkSync(join(root, own), join(copy, own));
  }
  for (const name of readdirSync(join(copy, 'packages')))
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@kazi', name));
  return copy;
}

/** Runs a tool that is installed in a copy, and gives what it said. */
export const tool = (copy: string, script: string, ...args: string[]): string =>
  execFileSync(process.execPath, [join(modules, script), ...args], { cwd: copy, encoding: 'utf8' });
