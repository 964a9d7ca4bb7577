import { verifyChains } from './activity/index.ts';
import { runCommand } from './command.ts';
import { readConfig } from './config/config.ts';
import { sentenceFor } from './database/connect-error.ts';
import { borrowEmbedded } from './database/embedded/running.ts';
import { findRole } from './database/role.ts';
import { openDatabase } from './database/tenancy.ts';

/** Verifies every workspace's audit trail and says a line of each. Gives whether all are unbroken. */
async function verifyAll(url: string): Promise<boolean> {
  const { role, distributed } = await findRole(url).catch((error) => {
    throw sentenceFor(error, url);
  });
  const database = openDatabase({ url, max: 2, role, distributed });
  let sound = true;
  try {
    for await (const { key, linked, waiting, head, problem } of verifyChains(database)) {
      const end = linked > 0 ? `, the last with the hash ${head}` : '';
      console.log(
        problem
          ? `${key}: BROKEN after ${linked} entries. ${problem}`
          : `${key}: ${linked} entries are unbroken${end}; ${waiting} wait to be linked.`,
      );
      sound &&= problem === null;
    }
  } finally {
    await database.close();
  }
  return sound;
}

await runCommand(async () => {
  const { databaseUrl, databaseDirectUrl, dataDir } = readConfig(process.env);
  if (databaseUrl) return verifyAll(databaseDirectUrl ?? databaseUrl);
  const { url, stop } = await borrowEmbedded(dataDir);
  return verifyAll(url).finally(stop);
});
