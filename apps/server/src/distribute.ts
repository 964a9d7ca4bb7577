import pg from 'pg';
import { runCommand } from './command.ts';
import { readArguments } from './config/arguments.ts';
import { readConfig } from './config/config.ts';
import { StartError } from './config/start-error.ts';
import { sentenceFor } from './database/connect-error.ts';
import { distributeDatabase, gatherDatabase } from './database/distribute.ts';

const usage = `Say which way:
  npm run distribute             spreads the workspaces over the nodes of a Citus cluster
  npm run distribute -- --back   brings them back to one machine`;

await runCommand(async () => {
  const options = { back: { type: 'boolean', default: false } } as const;
  const { back } = readArguments(process.argv.slice(2), { usage, options }).values;
  const { databaseUrl, databaseDirectUrl, migrationDatabaseUrl } = readConfig(process.env);
  const url = migrationDatabaseUrl ?? databaseDirectUrl ?? databaseUrl;
  if (!url)
    throw new StartError(
      'The embedded database is of one machine: a cluster is the database of DATABASE_URL, see docs/scale.md.',
    );
  const client = new pg.Client({ connectionString: url, application_name: 'kazi distribution' });
  await client.connect().catch((error) => {
    throw sentenceFor(error, url, migrationDatabaseUrl ? 'MIGRATION_DATABASE_URL' : 'DATABASE_URL');
  });
  try {
    await (back ? gatherDatabase : distributeDatabase)(client, console.log);
  } finally {
    await client.end();
  }
  console.log(back ? 'The workspaces are on one machine.' : 'The workspaces are spread over the nodes.');
  return true;
});
