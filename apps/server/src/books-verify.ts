import { runCommand } from './command.ts';
import { readArguments } from './config/arguments.ts';
import { readConfig } from './config/config.ts';
import { withDatabase } from './database/borrow.ts';
import type { Database } from './database/tenancy.ts';
import { verifiedBooks } from './money/index.ts';

/** Sums up every workspace's ledger and says a line of each, and of each difference. Gives whether all add up. */
async function verifyAll(database: Database): Promise<boolean> {
  let sound = true;
  for await (const { key, transfers, differences, strays } of verifiedBooks(database)) {
    const isSound = differences.length + strays.length === 0;
    console.log(
      isSound
        ? `${key}: every account is what its transfers come to; ${transfers} transfers, all between two accounts of one currency.`
        : `${key}: DOES NOT ADD UP over ${transfers} transfers. Stop withdrawals, and keep a copy of the database as it is.`,
    );
    for (const { account, stored, summed } of differences)
      console.log(`  account ${account} says ${inCents(stored)}, its transfers ${inCents(summed)}`);
    for (const transfer of strays) console.log(`  transfer ${transfer} should not exist`);
    sound &&= isSound;
  }
  return sound;
}

const inCents = (sums: { balance: number; version: number } | null) =>
  sums ? `${sums.balance} cents by ${sums.version} transfers` : 'nothing';

await runCommand(() => {
  const usage = 'npm run books:verify takes no words: it sums up the ledger of every workspace.';
  readArguments(process.argv.slice(2), { usage, options: {} });
  return withDatabase(readConfig(process.env), ({ database }) => verifyAll(database));
});
