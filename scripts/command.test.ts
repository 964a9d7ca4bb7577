import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const run = promisify(execFile);

const serving = { version: '1.0.0', integrity: 'sha512-a' };
const building = { version: process.versions.node, integrity: 'sha512-b', dev: true };

/** A clone with a command that says its arguments, and these packages as npm has noted them. */
async function aClone(installed: Record<string, object>) {
  const clone = await mkdtemp(join(tmpdir(), 'kazi-clone-'));
  onTestFinished(() => rm(clone, { recursive: true }));
  await mkdir(join(clone, 'scripts'));
  for (const script of ['command.mjs', 'install.mjs', 'tools.mjs'])
    await cp(join(import.meta.dirname, script), join(clone, 'scripts', script));
  await mkdir(join(clone, 'apps/server/src'), { recursive: true });
  await writeFile(
    join(clone, 'apps/server/src/echo.ts'),
    'const given: string[] = process.argv.slice(2);\nprocess.stdin.pipe(process.stdout);\nconsole.log(given.join());\n',
  );
  const packages = { 'node_modules/fastify': serving, 'node_modules/node': building };
  await writeFile(join(clone, 'package-lock.json'), JSON.stringify({ packages }));
  await mkdir(join(clone, 'node_modules'));
  const noted = JSON.stringify({ packages: installed });
  await writeFile(join(clone, 'node_modules/.package-lock.json'), noted);
  return clone;
}

const echo = (clone: string) => {
  // Whatever npm is called, it fails, as in an image that has no right to install.
  const env = { ...process.env, npm_execpath: join(clone, 'no-npm.js') };
  const running = run(process.execPath, ['scripts/command.mjs', 'echo', 'one', '--two'], { cwd: clone, env });
  running.child.stdin?.end('what is typed\n');
  return running;
};

test('a command runs in an image, which has the packages that serve and no other, on the Node.js of the image', async () => {
  const clone = await aClone({ 'node_modules/fastify': serving });
  const { stdout } = await echo(clone);
  expect(stdout).toBe('one,--two\nwhat is typed\n');
  expect(await readdir(join(clone, 'node_modules'))).toEqual(['.package-lock.json']);
});

test('where a package that serves is missing or another one, the packages are installed first', async () => {
  for (const installed of [{}, { 'node_modules/fastify': { ...serving, version: '0.9.0' } }])
    await expect(echo(await aClone(installed))).rejects.toMatchObject({
      stderr: expect.stringContaining('The packages could not be installed'),
    });
});
