import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePorts } from '../test/cluster/program.ts';
import { command } from '../test/command.ts';
import { databaseUrl } from '../test/database-url.ts';
import { anOwnDatabase } from '../test/own-database.ts';
import { failureOf } from './command.ts';

const commands: [string, string[]][] = [
  ['audit-verify', []],
  ['books-verify', []],
  ['workspace', ['list']],
  ['people', ['list']],
  ['distribute', []],
  ['check', []],
];

async function anEmptyFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'kazi-command-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function run(name: string, words: string[], variables: NodeJS.ProcessEnv) {
  const { code, stdout, stderr } = await command(name, words, { env: { ...process.env, ...variables } });
  return { code, said: stdout + stderr };
}

test.each(commands)('%s says in a sentence that the database cannot be used', async (name, words) => {
  const DataDir = await anEmptyFolder();
  const [port] = await freePorts(1);
  const wrongPassword = Object.assign(new URL(databaseUrl()), { username: 'nobody', password: 'wrong' }).href;
  const cases: [NodeJS.ProcessEnv, RegExp][] = [
    [
      { DATA_DIR: DataDir, DATABASE_URL: `postgres://kazi:secret@127.0.0.1:${port}/kazi` },
      /cannot be used: nothing answers there/,
    ],
    [{ DATA_DIR: DataDir, DATABASE_URL: wrongPassword }, /cannot be used: it refuses the (password|user)/],
    [
      { DATA_DIR: DataDir, DATABASE_URL: '' },
      name === 'distribute' ? /of one machine/ : /There is no database in/,
    ],
    [{ DATA_DIR: DataDir, TRUST_PROXY: 'nonsense' }, /^ {2}TRUST_PROXY must be addresses/m],
  ];
  for (const [variables, sentence] of cases) {
    const { code, said } = await run(name, words, variables);
    expect(said).toMatch(sentence);
    expect(said).not.toMatch(/^ +at /m);
    expect(code).toBe(1);
  }
});

test.each(commands)('%s answers an option that there is not with its usage', async (name, words) => {
  const { code, said } = await run(name, [...words, '--nonsense'], { DATABASE_URL: databaseUrl() });
  expect(said).toMatch(/npm run/);
  expect(said).not.toMatch(/^ +at /m);
  expect(code).toBe(1);
});

test('a database without tables is told from one that is away', async () => {
  const { url, drop } = await anOwnDatabase();
  onTestFinished(drop);
  const DataDir = await anEmptyFolder();
  for (const [name, words] of [['people', ['list']] as const, ['books-verify', []] as const]) {
    const { said } = await run(name, [...words], { DATA_DIR: DataDir, DATABASE_URL: url });
    expect(said).toMatch(/There is no Kazi in the database of DATABASE_URL yet/);
  }
});

test('what is not foreseen is a sentence, too, with a stack only where one is asked for', () => {
  const failed = (more: object, message = 'x') => failureOf(Object.assign(new Error(message), more));
  expect(failed({ code: 'ENOENT', syscall: 'open', path: '/srv/none' })).toBe(
    '/srv/none cannot be used: there is no such file or folder (ENOENT). Give one that is there, or make its folder first.',
  );
  expect(failed({ code: 'ENOSPC', syscall: 'write' })).toMatch(/^A file cannot be used: the disk is full/);
  expect(failed({ code: 'EACCES', syscall: 'open', path: '/srv/x' })).toMatch(
    /^\/srv\/x cannot be used: this user may not .*sudo -u kazi/,
  );
  expect(failed({ code: 'ECONNREFUSED', syscall: 'connect' })).toMatch(/cannot be used: nothing answers/);
  expect(failed({}, 'Oh.\n  at here')).toBe(
    'It failed for a reason that was not foreseen: Oh. LOG_LEVEL=debug shows where.',
  );
  expect(failureOf('a text')).toMatch(/a text/);
});
