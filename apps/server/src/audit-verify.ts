import { verifyChains } from './activity/index.ts';
import { runCommand } from './command.ts';
import { readArguments } from './config/arguments.ts';
import { readConfig } from './config/config.ts';
import { withDatabase } from './database/borrow.ts';
import type { Database } from './database/tenancy.ts';

/** Verifies every workspace's audit trail and says a line of each. Gives whether all are unbroken. */
async function verifyAll(database: Database): Promise<boolean> {
  let sound = true;
  for await (const { key, linked, waiting, head, problem } of verifyChains(database)) {
    const end = linked > 0 ? `, the last with the hash ${head}` : '';
    console.log(
      problem
        ? `${key}: BROKEN after ${linked} entries. ${problem}`
        : `${key}: ${linked} entries are unbroken${end}; ${waiting} wait to be linked.`,
    );
    sound &&= problem === null;
  }
  return sound;
}

await runCommand(() => {
  const usage = 'npm run audit:verify takes no words: it verifies the audit trail of every workspace.';
  readArguments(process.argv.slice(2), { usage, options: {} });
  return withDatabase(readConfig(process.env), ({ database }) => verifyAll(database));
});
