import { ensureInstalled } from './install.mjs';
import { rounds } from './stages.mjs';
import { fail, say } from './tools.mjs';

// With names of stages only those are run: npm test -- types lint
const wanted = process.argv.slice(2);
const names = rounds.flat().map(({ name }) => name);
const unknown = wanted.find((name) => !names.includes(name));
if (unknown) fail(`There is no stage "${unknown}"; there are: ${names.join(', ')}.`);

await ensureInstalled();

const total = { passed: 0, failed: 0 };
const problems = [];
const summary = [];
for (const round of rounds) {
  const stages = round.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  const [first, ...others] = stages;
  const results = await Promise.all(others.length > 0 ? stages.map(together) : first ? [alone(first)] : []);
  // A failing test does not hide what later tests say; a failing build or type error would.
  if (stages.some(({ outcome }, at) => !results[at] && !outcome)) break;
}

// Last, so that nobody has to look for them in an hour's output.
if (problems.length > 0) say(`\n━━ problems\n\n${problems.join('\n\n')}`);
say(`\n${summary.join('\n')}\n`);
say(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

/** Runs a stage whose output is seen as it comes. */
function alone(stage) {
  say(headingOf(stage));
  return timed(stage);
}

/** Runs a stage beside others: its output is shown in one piece once it ends. */
async function together(stage) {
  let output = '';
  const good = await timed(stage, (text) => {
    output += text;
  });
  say(headingOf(stage));
  process.stdout.write(output);
  return good;
}

function headingOf({ name }) {
  return `\n━━ ${name}`;
}

/** Runs a stage, adds it to the summary and tells whether it is good. */
async function timed({ name, run, outcome }, write) {
  const began = performance.now();
  const good = await run(write);
  const { passed, failed, problems: found } = outcome?.() ?? { passed: 0, failed: 0, problems: [] };
  problems.push(...found);
  if (!good && outcome && found.length === 0)
    problems.push(`${name}: no test failed, its output says what did`);
  total.passed += passed;
  // A stage that fails without a failing test, such as a type error, counts as one.
  total.failed += good ? failed : Math.max(failed, 1);
  summary.push(`${good ? '✓' : '✗'} ${name} ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return good;
}
