import { verifyChains } from './activity/index.ts';
import { type Config, readConfig } from './config/config.ts';
import { StartError } from './config/start-error.ts';
import { sentenceFor } from './database/connect-error.ts';
import { startEmbedded } from './database/embedded/index.ts';
import { runningEmbedded } from './database/embedded/running.ts';
import { findRole } from './database/role.ts';
import { openDatabase } from './database/tenancy.ts';

/** The server's database, whether or not a server runs on it. An embedded one is started where none does. */
async function findDatabase({ databaseUrl, dataDir }: Config) {
  const url = databaseUrl ?? (await runningEmbedded(dataDir))?.url;
  return url
    ? { url, stop: async () => undefined }
    : startEmbedded({ dataDir, log: (sentence) => console.error(sentence) });
}

/** Verifies every workspace's audit trail and says a line of each. Gives whether all are unbroken. */
async function verifyAll(url: string): Promise<boolean> {
  const { role } = await findRole(url).catch((error) => {
    throw sentenceFor(error, url);
  });
  const database = openDatabase({ url, max: 2, role });
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

try {
  const { url, stop } = await findDatabase(readConfig(process.env));
  const sound = await verifyAll(url).finally(stop);
  process.exitCode = sound ? 0 : 1;
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
