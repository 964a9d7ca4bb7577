import { ensureInstalled } from './install.mjs';
import { stages } from './stages.mjs';
import { fail, say } from './tools.mjs';

// With names of stages only those are run: npm test -- types lint
const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !stages.some((stage) => stage.name === name));
if (unknown) fail(`There is no stage "${unknown}"; there are: ${stages.map(({ name }) => name).join(', ')}.`);

await ensureInstalled();

const total = { passed: 0, failed: 0 };
const summary = [];
for (const stage of stages) {
  if (wanted.length > 0 && !wanted.includes(stage.name)) continue;
  say(`\n━━ ${stage.name}`);
  const began = performance.now();
  const good = await stage.run();
  const { passed, failed } = stage.counts?.() ?? { passed: 0, failed: 0 };
  total.passed += passed;
  // A stage that fails without a failing test, such as a type error, counts as one.
  total.failed += good ? failed : Math.max(failed, 1);
  summary.push(`${good ? '✓' : '✗'} ${stage.name} ${((performance.now() - began) / 1000).toFixed(1)} s`);
  if (!good) break;
}

say(`\n${summary.join('\n')}\n`);
say(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
