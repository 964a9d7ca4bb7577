import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { keepFrontEnd } from './front-end.ts';
import { makePage } from './new.ts';
import { makeStarter } from './starter.ts';
import { aCopy, tool } from './testing/copy.ts';

/** Each builds and checks a whole copy, beside everything else that runs. */
const timeout = 600_000;

const typeErrors = (copy: string, workspace: string) =>
  tool(copy, 'typescript/bin/tsc', '--checkers', '1', '-p', workspace);

test('the starter has no samples left, is whole, and takes a new page', { timeout }, async () => {
  const copy = aCopy();
  await makeStarter(copy);
  await makePage(copy, { path: '/apps/crops', titles: { en: 'Crops' } });
  tool(copy, '@biomejs/biome/bin/biome', 'check', '--write', '--unsafe', 'apps/web/src', 'packages');
  tool(copy, 'vite/bin/vite.js', 'build', 'apps/web', '--logLevel', 'error');
  expect(typeErrors(copy, 'apps/web')).toBe('');
  expect(typeErrors(copy, 'packages/simulation')).toBe('');
  expect(existsSync(join(copy, 'apps/web/src/demo/routes/_demo/index.tsx'))).toBe(true);
  const pages = readFileSync(join(copy, 'packages/simulation/src/pages/pages.data.ts'), 'utf8');
  expect(pages).toContain("target: 'ecommerce'");
  expect(pages.match(/group: 'apps'/g)).toHaveLength(1);
  const menu = readFileSync(join(copy, 'apps/web/src/demo/frame/menu.ts'), 'utf8');
  expect(menu).toContain('IconShoppingBag');
  expect(menu).not.toContain('IconMail');
  expect(readdirSync(join(copy, 'packages/simulation/src'))).not.toContain('email');
  rmSync(copy, { recursive: true });
});

test('the starter of the front end alone is whole, and answers', { timeout }, async () => {
  const copy = aCopy();
  await makeStarter(copy);
  keepFrontEnd(copy);
  expect(readdirSync(join(copy, 'packages')).sort()).toEqual(['simulation', 'ui']);
  const commands = Object.values<string>(
    JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8')).scripts,
  );
  const run = commands.flatMap((command) => command.match(/scripts\/\S+/g) ?? []);
  expect(run).toContain('scripts/start.mjs');
  expect(run.filter((file) => !existsSync(join(copy, file)))).toEqual([]);
  tool(copy, '@biomejs/biome/bin/biome', 'check', '--write', '--unsafe', 'apps', 'packages', 'scripts');
  tool(copy, 'vite/bin/vite.js', 'build', 'apps/web', '--logLevel', 'error');
  expect(typeErrors(copy, 'apps/web')).toBe('');
  expect(typeErrors(copy, '.')).toBe('');

  const server = spawn(
    process.execPath,
    [join(copy, 'node_modules/vite/bin/vite.js'), 'preview', '--port', '0'],
    {
      cwd: join(copy, 'apps/web'),
    },
  );
  onTestFinished(() => void server.kill());
  let said = '';
  const address = () => /http:\S+:\d+/.exec(said)?.[0];
  for await (const text of server.stdout.setEncoding('utf8')) {
    // Vite colours the port wherever CI is set.
    said += stripVTControlCharacters(text);
    if (address()) break;
  }
  const answer = await fetch(`${address()}/pages/profile`);
  const page = await answer.text();
  server.kill();
  await once(server, 'exit');
  expect(page).toContain('<div id="root">');
  expect(page).not.toMatch(/%[a-z]\w+%|__CSP_NONCE__/);
  rmSync(copy, { recursive: true });
});
