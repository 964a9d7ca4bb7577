import { type Trails, verifyChain, workspacesByKey } from './activity/index.ts';
import { runCommand } from './command.ts';
import { readArguments } from './config/arguments.ts';
import { readConfig } from './config/config.ts';
import { loadSecret } from './config/secret.ts';
import { StartError } from './config/start-error.ts';
import { withDatabase } from './database/borrow.ts';

const usage = `Say what to verify:
  npm run audit:verify                    every workspace's audit trail
  npm run audit:verify -- --head HASH     and that the trail still holds what it held when this hash was noted`;

function readHeads(): string[] {
  const options = { head: { type: 'string', multiple: true } } as const;
  const { head: heads = [] } = readArguments(process.argv.slice(2), { usage, options }).values;
  if (heads.some((head) => !/^[0-9a-f]{64}$/.test(head))) throw new StartError(usage);
  return heads;
}

/** Verifies every workspace's audit trail and says a line of each. Gives whether all are unbroken and hold the noted heads. */
async function verifyAll(trails: Trails, heads: readonly string[]): Promise<boolean> {
  let sound = true;
  const places = new Map<string, string>();
  for (const { id, key } of await workspacesByKey(trails)) {
    const { linked, waiting, unsigned, head, problem } = await verifyChain(trails, id, (hash, position) => {
      if (heads.includes(hash)) places.set(hash, `the first ${position} entries of ${key}`);
    });
    const end = linked > 0 ? `, the last with the hash ${head}` : '';
    console.log(
      problem
        ? `${key}: BROKEN after ${linked} entries. ${problem}`
        : `${key}: ${linked} entries are unbroken${end}; ${waiting} wait to be linked.`,
    );
    if (!problem && unsigned > 0)
      console.log(
        `${key}: no key signs the first ${unsigned}; only a hash noted since shows that they are as they were.`,
      );
    sound &&= problem === null;
  }
  for (const head of heads) {
    const place = places.get(head);
    console.log(
      place
        ? `${head}: ${place} are as they were when it was noted.`
        : `${head}: NOT FOUND. The trail was cut off before it, or written anew.`,
    );
    sound &&= place !== undefined;
  }
  return sound;
}

await runCommand(async () => {
  const heads = readHeads();
  const config = readConfig(process.env);
  const secretFor = await loadSecret(config);
  return withDatabase(config, ({ database }) => verifyAll({ database, secretFor }, heads));
});
