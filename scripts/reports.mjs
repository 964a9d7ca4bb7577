import { stripVTControlCharacters } from 'node:util';

/**
 * What a run of tests came to. A problem names its test and begins its error; a flaky test, which passed when it was
 * tried again, is one too, and counts as passed.
 * @typedef {{ passed: number, failed: number, problems: string[] }} Outcome
 */

const linesOfError = 12;

/** What a run came to, by the JSON report of its tool. */
export const outcomeOf = { vitest, playwright };

/** @returns {Outcome} */
function vitest({ numPassedTests, numFailedTests, testResults }) {
  const problems = testResults.flatMap(({ name, message, status, assertionResults }) => {
    // A file that cannot be read, or whose preparation fails, has no failed test of its own.
    const unprepared = status === 'failed' && !assertionResults.some((result) => result.status === 'failed');
    // A test that passed when it was tried again keeps what failed before.
    const tests = assertionResults.filter(({ failureMessages }) => failureMessages.length > 0);
    return [
      ...(unprepared ? [problem(name, message)] : []),
      ...tests.map(({ fullName, status: ended, failureMessages }) =>
        problem(`${name} › ${fullName}${ended === 'passed' ? ' (flaky)' : ''}`, failureMessages[0]),
      ),
    ];
  });
  return { passed: numPassedTests, failed: numFailedTests, problems };
}

/** @returns {Outcome} */
function playwright({ stats, suites, errors }) {
  const problems = errors.map(({ message }) => problem('before the tests', message));
  const add = (suite) => {
    for (const { title, file, line, tests } of suite.specs ?? [])
      for (const { status, projectName, results } of tests)
        if (status === 'unexpected' || status === 'flaky') {
          const name = `${file}:${line} › ${title} (${projectName}${status === 'flaky' ? ', flaky' : ''})`;
          problems.push(problem(name, results.find(({ error }) => error)?.error.message));
        }
    for (const inner of suite.suites ?? []) add(inner);
  };
  for (const suite of suites) add(suite);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, problems };
}

function problem(name, message = '') {
  const lines = stripVTControlCharacters(message).trim().split('\n').slice(0, linesOfError);
  return [name, ...lines.map((line) => `    ${line}`)].join('\n');
}
