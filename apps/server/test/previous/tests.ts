import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';

const report = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/** The tests of a release that speak HTTP to a server, by their paths in `apps/server`. */
export const httpTests = (release: string): string[] =>
  globSync('src/**/*.test.ts', { cwd: join(release, 'apps/server') })
    .filter((file) => /\bstart(App|Alone)\(/.test(readFileSync(join(release, 'apps/server', file), 'utf8')))
    .sort();

interface Wish {
  /** The folder of the release. */
  release: string;
  files: readonly string[];
  /** Of those files the tests whose names it matches; all where it is left out. */
  pattern?: string;
  /** Reads the server's modules once for all files of a worker, which takes a third of the time. */
  together?: boolean;
  /** The database that each worker gets a copy of, as the superuser. */
  url: string;
  /** Ends it before its end. */
  signal?: AbortSignal;
}

/** Runs tests of a release on a database that is there, in a process of their own. Gives how many passed, and what failed. */
export async function runTests({
  release,
  files,
  pattern,
  together = false,
  url,
  signal,
}: Wish): Promise<{ passed: number; failed: string[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'kazi-previous-'));
  const output = join(folder, 'report.json');
  const env = Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST_)/.test(name));
  const child = spawn(
    process.execPath,
    [
      join(release, '../../../node_modules/vitest/vitest.mjs'),
      ...['run', '--project', 'server', '--maxWorkers', '2', '--reporter', 'json', '--outputFile', output],
      ...(pattern ? ['--testNamePattern', pattern] : []),
      ...(together ? ['--no-isolate'] : []),
      ...files,
    ],
    {
      cwd: release,
      env: {
        ...Object.fromEntries(env),
        TEST_DATABASE_URL: url,
        TEST_OWNER_URL: url,
        TEST_SUPERUSER_URL: url,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
      ...(signal && { signal }),
    },
  );
  let said = '';
  child.stderr.on('data', (chunk) => {
    said = (said + chunk).slice(-5_000);
  });
  await once(child, 'close').catch(() => undefined); // it was ended, and has written no report
  const text = await readFile(output, 'utf8').catch(() => undefined);
  await rm(folder, { recursive: true });
  if (text === undefined) throw new Error(`The tests of the previous release did not run: ${said}`);
  const { numPassedTests, testResults } = report.parse(JSON.parse(text));
  return { passed: numPassedTests, failed: testResults.flatMap(failuresOf) };
}

/** What failed in a file: the file itself, where it could not be read. */
function failuresOf({
  name,
  status,
  message,
  assertionResults,
}: z.output<typeof report>['testResults'][number]) {
  const failed = assertionResults.filter((each) => each.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [`${name}: ${message}`] : [];
  return failed.map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages?.[0] ?? ''}`);
}
