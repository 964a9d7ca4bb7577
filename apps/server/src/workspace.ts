import { parseArgs } from 'node:util';
import { runCommand } from './command.ts';
import { type Config, readConfig } from './config/config.ts';
import { StartError } from './config/start-error.ts';
import { sentenceFor } from './database/connect-error.ts';
import { borrowEmbedded } from './database/embedded/running.ts';
import { findRole } from './database/role.ts';
import { openDatabase } from './database/tenancy.ts';
import { addressAt } from './http/workspaces.ts';
import { offerOwnership } from './identity/index.ts';
import { addWorkspace, listWorkspaces, setHost, setLimit } from './workspaces/operate.ts';

const usage = `Say what to do with a workspace:
  npm run workspace -- list
  npm run workspace -- add KEY "NAME" [--host acme.kazi.example] [--owner amina@acme.example]
  npm run workspace -- host KEY acme.kazi.example|none
  npm run workspace -- limit KEY CALLS|none`;

const inAMinute = 'Servers that run know it within a minute.';

/** Does what the operator asks for and says what came of it. */
async function operate({ positionals, values }: Asked, config: Config, url: string): Promise<void> {
  const [act, key = '', value = ''] = positionals;
  const { role } = await findRole(url).catch((error) => {
    throw sentenceFor(error, url);
  });
  const database = openDatabase({ url, max: 2, role });
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  const within = { database, publicUrl };
  try {
    if (act === 'list') return console.table(await listWorkspaces(database));
    if (act === 'add') {
      const { host, owner: ownerEmail } = values;
      if (ownerEmail && !config.smtpUrl)
        throw new StartError('--owner needs SMTP_URL, over which it is mailed.');
      const id = await addWorkspace(within, { key, name: value, host });
      const address = host ? addressAt(host.toLowerCase(), publicUrl) : publicUrl;
      console.log(
        `The workspace ${key} is there${host ? `, at ${address}` : ', for clients that send X-Project'}.`,
      );
      const offering = {
        database,
        publicUrl: address,
        config: { ownerEmail: ownerEmail ?? config.ownerEmail },
      };
      console.log(await offerOwnership(offering, id));
      return;
    }
    if (act === 'host') {
      const host = await setHost(within, key, value);
      console.log(host ? `${key} is at ${addressAt(host, publicUrl)}.` : `${key} has no address of its own.`);
      console.log(`Passkeys belong to the address that they were made at. ${inAMinute}`);
      return;
    }
    const limit = await setLimit(within, key, value);
    console.log(
      `${limit ? `Of the calls of ${key}, a server works on ${limit} at once` : `${key} has no limit`}. ${inAMinute}`,
    );
  } finally {
    await database.close();
  }
}

type Asked = ReturnType<typeof readArguments>;

const options = { host: { type: 'string' }, owner: { type: 'string' } } as const;
/** How many words each act is made of. */
const words = new Map([
  ['list', 1],
  ['add', 3],
  ['host', 3],
  ['limit', 3],
]);

/** What stands on the command line. Throws a `StartError` with the usage where that is nothing to be done. */
function readArguments() {
  try {
    const given = parseArgs({ allowPositionals: true, options });
    if (words.get(given.positionals[0] ?? '') === given.positionals.length) return given;
  } catch {
    // An option that there is not.
  }
  throw new StartError(usage);
}

await runCommand(async () => {
  const asked = readArguments();
  const config = readConfig(process.env);
  const { databaseUrl, databaseDirectUrl, dataDir } = config;
  if (databaseUrl) await operate(asked, config, databaseDirectUrl ?? databaseUrl);
  else {
    const { url, stop } = await borrowEmbedded(dataDir);
    await operate(asked, config, url).finally(stop);
  }
  return true;
});
