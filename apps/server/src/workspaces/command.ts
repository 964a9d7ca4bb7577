import { readArguments } from '../config/arguments.ts';
import type { Config } from '../config/config.ts';
import { StartError } from '../config/start-error.ts';
import { type Borrowed, withDatabase } from '../database/borrow.ts';
import { addressAt } from '../http/workspaces.ts';
import { offerOwnership } from '../identity/index.ts';
import { addWorkspace, listWorkspaces, moveWorkspace, setHost, setLimit } from './operate.ts';

const usage = `Say what to do with a workspace:
  npm run workspace -- list
  npm run workspace -- add KEY "NAME" [--host acme.kazi.example] [--owner amina@acme.example]
  npm run workspace -- host KEY acme.kazi.example|none
  npm run workspace -- limit KEY CALLS|none
  npm run workspace -- move KEY NODE:PORT    of a database that npm run distribute has spread`;

const inAMinute = 'Servers that run know it within a minute.';

/** Does what the operator asks for and says what came of it. */
async function operate(
  { positionals, values }: Asked,
  config: Config,
  { database, url }: Borrowed,
): Promise<void> {
  const [act, key = '', value = ''] = positionals;
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  const within = { database, publicUrl };
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
  if (act === 'move') {
    await moveWorkspace(database, config.migrationDatabaseUrl ?? url, key, value);
    console.log(`${key} is on ${value}, by itself.`);
    return;
  }
  const limit = await setLimit(within, key, value);
  console.log(
    `${limit ? `Of the calls of ${key}, a server works on ${limit} at once` : `${key} has no limit`}. ${inAMinute}`,
  );
}

type Asked = ReturnType<typeof asked>;

/** How many words each act is made of. */
const words = new Map([
  ['list', 1],
  ['add', 3],
  ['host', 3],
  ['limit', 3],
  ['move', 3],
]);
const options = { host: { type: 'string' }, owner: { type: 'string' } } as const;
const asked = (args: string[]) => readArguments(args, { usage, options, words });

/**
 * Does what `npm run workspace` is asked for. Throws a `StartError` with a sentence, or the usage, where that cannot be done.
 *
 * @param given - What stands on the command line behind its name.
 */
export async function workspaceCommand(given: string[], config: Config): Promise<void> {
  const act = asked(given);
  await withDatabase(config, (borrowed) => operate(act, config, borrowed));
}
