import { resolve } from 'node:path';
import { restoreBackup } from './backup/restore.ts';
import { signersOf } from './backup/signature.ts';
import { runCommand } from './command.ts';
import { type Config, readConfig } from './config/config.ts';
import { loadSecret } from './config/secret.ts';
import { StartError } from './config/start-error.ts';
import { startEmbedded } from './database/embedded/index.ts';
import { uploadsFolder } from './files/index.ts';

const log = (sentence: string) => console.error(sentence);

const usage =
  'Say which backup is restored: DATA_DIR=new-folder npm run restore -- kazi.backup\nOne whose signer is not known here, or that has none, is taken with --unverified behind it.';

/** A server whose master secret is given, and not kept in DATA_DIR, knows its own signature. */
const ownSigners = async (config: Config): Promise<string[]> =>
  config.authSecret ? signersOf(await loadSecret(config)).map(({ name }) => name) : [];

await runCommand(async () => {
  const words = process.argv.slice(2);
  const [file, ...more] = words.filter((word) => word !== '--unverified');
  if (!file || file.startsWith('-') || more.length > 0) throw new StartError(usage);
  const config = readConfig(process.env);
  const { dataDir, backupIdentity: identity, backupSigners } = config;
  const uploads = uploadsFolder(config);
  const { takenAt, holdsUploads } = await restoreBackup({
    file: resolve(file),
    identity,
    signers: [...backupSigners, ...(await ownSigners(config))],
    unverified: words.includes('--unverified'),
    dataDir,
    uploads,
    log,
  });
  // Started once, so that a database that does not come up is told now and not when the server is needed.
  const database = await startEmbedded({ dataDir, log });
  await database.stop();
  console.log(`${dataDir} is as it was at ${takenAt}. Start Kazi with this DATA_DIR.`);
  if (!holdsUploads) console.log('Uploads were in a bucket: FILES_URL must name it.');
  return true;
});
