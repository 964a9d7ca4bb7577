import { existsSync } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { noteBackup } from './backup/last.ts';
import { type Signer, signersOf } from './backup/signature.ts';
import { takeBackup } from './backup/take.ts';
import { runCommand } from './command.ts';
import { type Config, megabyte, readConfig } from './config/config.ts';
import { StartError } from './config/start-error.ts';
import { borrowEmbedded } from './database/embedded/running.ts';
import { secretAtHand } from './database/known-secret.ts';
import { readMigrated } from './database/migrated.ts';
import { openDatabase } from './database/tenancy.ts';
import { uploadsFolder } from './files/index.ts';

/** Backs the server of this configuration up, whether it runs or not, and says what the file does not hold. */
async function backUp(config: Config, file: string): Promise<void> {
  const { dataDir, databaseUrl, backupRecipient: recipient } = config;
  if (databaseUrl)
    throw new StartError(
      'The database of DATABASE_URL is backed up by its own means: see deploy/README.md. This command is for the embedded one.',
    );
  if (existsSync(file)) throw new StartError(`${file} is there already: a backup never replaces another.`);
  const uploads = uploadsFolder(config);
  const { url, superuserUrl, stop } = await borrowEmbedded(dataDir);
  const database = openDatabase({ url, max: 1 });
  let signer: Signer;
  try {
    // Signed by another secret, or without the one that it needs, it would be told only when it is restored.
    [signer] = signersOf(await secretAtHand(config, database));
    const folder = await realpath(join(dataDir, 'postgres'));
    const migrated = await readMigrated(database);
    await takeBackup({
      file,
      recipient,
      signer,
      dataDir,
      uploads,
      database: { folder, superuserUrl, migrated },
    });
  } finally {
    await database.close();
    await stop();
  }
  await noteBackup(dataDir).catch((error) => {
    // The backup is there all the same: only the server's figures do not know of it.
    console.error(`The note for the metrics: ${error instanceof Error ? error.message : error}`);
  });
  const { size } = await stat(file);
  console.log(`${file} holds the backup (${(size / megabyte).toFixed(1)} MB).`);
  console.log(`Keep its signer beside the identity, to verify it by: BACKUP_SIGNER=${signer.name}`);
  for (const sentence of notHeld(config, uploads)) console.log(sentence);
}

/** What the operator has to keep beside the file, a sentence each. */
function notHeld({ authSecret, backupRecipient, filesUrl }: Config, uploads: string | undefined): string[] {
  return [
    ...(backupRecipient
      ? []
      : ['It is not encrypted and opens everything, logins and payments included: set BACKUP_RECIPIENT.']),
    ...(authSecret ? ['AUTH_SECRET is not in it: keep it elsewhere.'] : []),
    ...(filesUrl && !uploads ? ['Uploads are in the bucket of FILES_URL and not in it.'] : []),
  ];
}

/** Says a pair of keys: nothing of it is kept here. */
async function sayNewKey(): Promise<void> {
  const identity = await generateX25519Identity();
  console.log(`Keep this one away from the server, it opens every backup:\n  BACKUP_IDENTITY=${identity}`);
  console.log(
    `This one goes to the server, whose backups are then encrypted:\n  BACKUP_RECIPIENT=${await identityToRecipient(identity)}`,
  );
}

await runCommand(async () => {
  const [file, ...more] = process.argv.slice(2);
  if (!file || more.length > 0)
    throw new StartError('Say where the backup is written to: npm run backup -- kazi.backup');
  if (file === '--new-key') await sayNewKey();
  else await backUp(readConfig(process.env), resolve(file));
  return true;
});
