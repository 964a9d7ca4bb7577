import { expect, test } from 'vitest';
import { outcomeOf } from './reports.mjs';

test('a run of Vitest names its failed tests, those that only passed at the second try, and the file that could not be prepared', () => {
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      {
        name: '/clone/sum.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'adds', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'adds nothing',
            failureMessages: ['\u001b[31mExpected 0\u001b[39m\n  at line 3'],
          },
        ],
      },
      { name: '/clone/rules.test.ts', status: 'failed', message: 'Hook timed out', assertionResults: [] },
      {
        name: '/clone/text.test.ts',
        status: 'passed',
        message: '',
        assertionResults: [{ status: 'passed', fullName: 'wraps', failureMessages: ['Late'] }],
      },
    ],
  };
  expect(outcomeOf.vitest(report)).toEqual({
    passed: 2,
    failed: 1,
    problems: [
      '/clone/sum.test.ts › adds nothing\n    Expected 0\n      at line 3',
      '/clone/rules.test.ts\n    Hook timed out',
      '/clone/text.test.ts › wraps (flaky)\n    Late',
    ],
  });
});

test('a run of Playwright names what failed and what only passed at the second try', () => {
  const spec = (title: string, status: string, messages: (string | undefined)[]) => ({
    title,
    file: 'login.spec.ts',
    line: 7,
    tests: [
      {
        status,
        projectName: 'tests',
        results: messages.map((message) => (message ? { error: { message } } : {})),
      },
    ],
  });
  const report = {
    stats: { expected: 1, flaky: 1, unexpected: 1 },
    errors: [{ message: 'No browser' }],
    suites: [
      {
        specs: [spec('opens', 'expected', [undefined])],
        suites: [
          {
            specs: [
              spec('closes', 'unexpected', ['Not closed']),
              spec('waits', 'flaky', ['Late', undefined]),
            ],
          },
        ],
      },
    ],
  };
  expect(outcomeOf.playwright(report)).toEqual({
    passed: 2,
    failed: 1,
    problems: [
      'before the tests\n    No browser',
      'login.spec.ts:7 › closes (tests)\n    Not closed',
      'login.spec.ts:7 › waits (tests, flaky)\n    Late',
    ],
  });
});
