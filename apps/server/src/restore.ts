import { resolve } from 'node:path';
import { restoreBackup } from './backup/restore.ts';
import { runCommand } from './command.ts';
import { readConfig } from './config/config.ts';
import { StartError } from './config/start-error.ts';
import { startEmbedded } from './database/embedded/index.ts';
import { uploadsFolder } from './files/index.ts';

const log = (sentence: string) => console.error(sentence);

await runCommand(async () => {
  const [file, ...more] = process.argv.slice(2);
  if (!file || more.length > 0)
    throw new StartError('Say which backup is restored: DATA_DIR=new-folder npm run restore -- kazi.backup');
  const config = readConfig(process.env);
  const { dataDir, backupIdentity: identity } = config;
  const uploads = uploadsFolder(config);
  const { takenAt, holdsUploads } = await restoreBackup({
    file: resolve(file),
    identity,
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
