import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { makeStarter } from './starter.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');

/** A copy of the clone as a starter needs it, its own packages linked to their copies. */
function aCopy(): string {
  const copy = mkdtempSync(join(tmpdir(), 'kazi-starter-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.trim().split('\n')) {
    if (existsSync(join(root, file)) && /^(apps\/web|packages|e2e)\/|^[^/]+$/.test(file))
      cpSync(join(root, file), join(copy, file), { recursive: true });
  }
  mkdirSync(join(copy, 'node_modules/@kazi'), { recursive: true });
  for (const name of readdirSync(modules))
    if (name !== '@kazi') symlinkSync(join(modules, name), join(copy, 'node_modules', name));
  for (const name of readdirSync(join(copy, 'packages')))
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@kazi', name));
  return copy;
}

const tool = (copy: string, script: string, ...args: string[]) =>
  execFileSync(process.execPath, [join(modules, script), ...args], { cwd: copy, encoding: 'utf8' });

test('the starter has no samples left, and is whole', { timeout: 240_000 }, () => {
  const copy = aCopy();
  makeStarter(copy);
  tool(copy, '@biomejs/biome/bin/biome', 'check', '--write', '--unsafe', 'apps/web/src/demo', 'packages');
  tool(copy, 'vite/bin/vite.js', 'build', 'apps/web', '--logLevel', 'error');
  expect(tool(copy, 'typescript/bin/tsc', '-p', 'apps/web')).toBe('');
  expect(tool(copy, 'typescript/bin/tsc', '-p', 'packages/simulation')).toBe('');
  expect(existsSync(join(copy, 'apps/web/src/demo/routes/_demo/index.tsx'))).toBe(true);
  const pages = readFileSync(join(copy, 'packages/simulation/src/pages/pages.data.ts'), 'utf8');
  expect(pages).toContain("target: 'ecommerce'");
  expect(pages).not.toContain("group: 'apps',");
  const menu = readFileSync(join(copy, 'apps/web/src/demo/frame/menu.ts'), 'utf8');
  expect(menu).toContain('IconShoppingBag');
  expect(menu).not.toContain('IconMail');
  expect(readdirSync(join(copy, 'packages/simulation/src'))).not.toContain('email');
  rmSync(copy, { recursive: true });
});
