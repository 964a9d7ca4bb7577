import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownFiles, root } from './tools.mjs';

/**
 * Makes both starters as people do, by the command in a clone of what stands here, adds a page and runs the starter's own `npm test`.
 * Throws where any of it fails.
 */
const folder = mkdtempSync(join(tmpdir(), 'kazi-starters-'));
try {
  // The product stays beside the plain starter, and its server's tests have run on the very files: the rest of its checks is run.
  const plain = clone('plain');
  make(plain);
  test(plain, 'types', 'lint', 'boundaries', 'web build');
  run(
    plain,
    'npx',
    'vitest',
    'run',
    ...['packages', 'web', 'web alone', 'scripts'].map((one) => `--project=${one}`),
  );
  run(join(plain, 'e2e'), 'npx', 'playwright', 'test', 'tests/demo');

  const frontEnd = clone('front-end');
  make(frontEnd, '--front-end');
  test(frontEnd);
  const left = readdirSync(join(frontEnd, 'packages')).toSorted();
  if (`${left}` !== 'simulation,ui') throw new Error(`The front end alone still has ${left}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** A clone of what stands here, committed or not, with the packages installed. */
function clone(name: string): string {
  const copy = join(folder, name);
  for (const file of ownFiles()) cpSync(join(root, file), join(copy, file), { recursive: true });
  const git = (...args: string[]) =>
    run(copy, 'git', '-c', 'user.name=Kazi', '-c', 'user.email=kazi@kazi.test', ...args);
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'As cloned');
  run(copy, 'npm', 'ci', '--prefer-offline', '--no-progress');
  return copy;
}

/** Makes a starter of a clone, with a page beside its own, and looks whether samples are left. */
function make(copy: string, ...options: string[]): void {
  run(copy, 'npm', 'run', 'starter', '--', ...options);
  run(copy, 'npm', 'run', 'new', 'page', '/apps/crops', 'Crops');
  const simulated = readdirSync(join(copy, 'packages/simulation/src'));
  const menu = readFileSync(join(copy, 'apps/web/src/demo/frame/menu.ts'), 'utf8');
  if (simulated.includes('email') || menu.includes('IconMail')) throw new Error('Samples are left');
}

function test(copy: string, ...stages: string[]): void {
  run(copy, 'npm', 'test', ...(stages.length > 0 ? ['--', ...stages] : []));
}

function run(cwd: string, command: string, ...args: string[]): void {
  console.log(`\n$ ${command} ${args.join(' ')}`);
  execFileSync(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
}
