import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import * as shared from '@kazi/contract/shared';
import type * as z from 'zod';
import { readArguments } from '../../config/arguments.ts';
import type { Config } from '../../config/config.ts';
import { loadSecret } from '../../config/secret.ts';
import { StartError } from '../../config/start-error.ts';
import { type Borrowed, withDatabase } from '../../database/borrow.ts';
import { type Database, operatorsHand, type Tx } from '../../database/tenancy.ts';
import { openWorkspaces } from '../../http/workspaces.ts';
import { everybodyIn, type OperatorsMeans, openLogins, somebodyAt } from '../../identity/index.ts';
import { usesMailbox } from '../../mail/mailer.ts';
import { issueText } from '../../texts/zod-problems.ts';
import { type Act, acts, type Whom } from './acts.ts';

/** The person at the terminal, or a script that answers in their place. */
interface Terminal {
  /** The next line of standard input; undefined where there is none. What is typed in answer is not shown where `hidden`. */
  ask(question: string, how?: { hidden: boolean }): Promise<string | undefined>;
  close(): void;
}

/** Opens standard input for questions. */
function openTerminal(): Terminal {
  const { stdin, stdout } = process;
  let hides = false;
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (hides) done();
      else stdout.write(chunk, () => done());
    },
  });
  const lines = createInterface({ input: stdin, output, terminal: stdin.isTTY === true });
  const next = lines[Symbol.asyncIterator]();
  return {
    async ask(question, { hidden } = { hidden: false }) {
      stdout.write(`${question} `);
      hides = hidden;
      const { value, done } = await next.next();
      if (hidden || !stdin.isTTY) stdout.write('\n');
      hides = false;
      return done ? undefined : value;
    },
    close: () => lines.close(),
  };
}

const usage = `Say what to do with people:
  npm run people -- list
  npm run people -- reset-password ADDRESS            makes a link by which they set a new one
  npm run people -- reset-password ADDRESS --stdin    sets the one that is typed, or comes from standard input
  npm run people -- make-owner ADDRESS [--first-name AMINA --last-name ODHIAMBO]
  npm run people -- remove-factor ADDRESS             takes away every second factor
  npm run people -- suspend ADDRESS
  npm run people -- readmit ADDRESS
Add --workspace KEY where the server has several, and --yes ADDRESS where nobody is there to be asked.`;

const options = {
  workspace: { type: 'string' },
  yes: { type: 'string' },
  stdin: { type: 'boolean', default: false },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
} as const;
/** How many words each act is made of. */
const words = new Map([['list', 1], ...[...acts.keys()].map((act): [string, number] => [act, 2])]);

type Asked = ReturnType<typeof readAsked>;
const readAsked = (args: string[]) => readArguments(args, { usage, options, words });

interface Workspace {
  id: string;
  key: string;
  name: string;
}

/** What an operator wrote, if the schema takes it. Throws a `StartError` that says what would be right, not what was written. */
function checked<Value>(schema: z.ZodType<Value>, what: string, given: string): Value {
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new StartError(`The ${what} ${issueText(parsed.error.issues[0])}.`);
  return parsed.data;
}

/** All workspaces, or the one with this key. Throws a `StartError` where there is none. */
async function workspacesOf(database: Database, key: string | undefined): Promise<Workspace[]> {
  const all = await database.shared((db) =>
    db.selectFrom('tenants').select(['id', 'key', 'name']).orderBy('key').execute(),
  );
  const asked = key === undefined ? all : all.filter((one) => one.key === key);
  if (asked.length > 0) return asked;
  throw new StartError(
    key === undefined
      ? 'There is no workspace yet: start Kazi once, which makes one.'
      : `There is no workspace ${key}. See npm run workspace -- list`,
  );
}

async function list(database: Database, workspaces: readonly Workspace[]): Promise<void> {
  for (const { id, key, name } of workspaces) {
    const people = await database.read(id, (db) => everybodyIn(db, id));
    console.log(`${key} (${name}): ${people.length === 0 ? 'nobody yet' : people.length}`);
    if (people.length === 0) continue;
    console.table(
      people.map(({ email, firstName, lastName, role, status, hasFactor, lastSeen }) => ({
        address: email,
        name: `${firstName} ${lastName}`,
        role,
        status,
        'second factor': hasFactor ? 'yes' : 'no',
        'last seen': lastSeen?.toISOString().slice(0, 16).replace('T', ' ') ?? 'never',
      })),
    );
  }
}

/** The workspace that is meant, and whom. Throws a `StartError` where several could be. */
async function findWhom(
  database: Database,
  { positionals: [, given = ''], values }: Asked,
): Promise<{ workspace: Workspace; whom: Omit<Whom, 'somebody'> }> {
  const email = checked(shared.email, 'address', given);
  const [first, last] = [values['first-name'], values['last-name']];
  const names = first !== undefined &&
    last !== undefined && {
      firstName: checked(shared.name(60), 'first name', first),
      lastName: checked(shared.name(60), 'last name', last),
    };
  const asked = await workspacesOf(database, values.workspace);
  const having: Workspace[] = [];
  for (const one of await workspacesOf(database, undefined))
    if (await database.read(one.id, (db) => somebodyAt(db, one.id, email))) having.push(one);
  const meant = asked.filter(({ id }) => asked.length === 1 || having.some((one) => one.id === id));
  const [workspace, ...others] = meant;
  if (!workspace)
    throw new StartError(
      `Nobody has the address ${email} in any workspace. See npm run people -- list, or say --workspace KEY.`,
    );
  if (others.length > 0)
    throw new StartError(
      `${email} is in several workspaces (${meant.map(({ key }) => key).join(', ')}): say --workspace KEY.`,
    );
  const elsewhere = having.filter(({ id }) => id !== workspace.id).map(({ key }) => key);
  return { workspace, whom: { email, elsewhere, names: names || undefined } };
}

/** Has the operator type the address once more, or takes it from `--yes`. Throws a `StartError` for any other. */
async function askAgain(terminal: Terminal, email: string, yes: string | undefined): Promise<void> {
  const typed = yes ?? (await terminal.ask(`Type ${email} to go on:`));
  if (typed?.trim().toLowerCase() === email) return;
  throw new StartError(
    typed === undefined
      ? `Nothing was done: nobody typed the address. A script says --yes ${email}.`
      : `Nothing was done: ${JSON.stringify(typed)} is not ${email}.`,
  );
}

/** How people are told, as far as this command's configuration shows. */
function tellingOf(config: Config): string {
  if (config.smtpUrl) return 'Letters about it wait for the mail server, and go as soon as Kazi runs.';
  if (usesMailbox(config)) return 'Letters about it come to /dev/mailbox as soon as Kazi runs.';
  return 'Mail is off (SMTP_URL is not set), so nobody is told of it by mail: tell them yourself.';
}

/** Says what will happen to whom, asks, does it, and says what came of it. */
async function perform(asked: Asked, config: Config, { database }: Borrowed, means: AreasMeans) {
  const { workspace, whom } = await findWhom(database, asked);
  const { stdin, yes } = asked.values;
  const act = actOf(asked);
  const within = <Result>(work: (tx: Tx, whom: Whom) => Promise<Result> | Result) =>
    database.write(
      workspace.id,
      null,
      async (tx) => work(tx, { ...whom, somebody: await somebodyAt(tx, tx.tenant, whom.email) }),
      operatorsHand,
    );
  const said = await within(async (tx, now) => {
    const does = await act.foresee(tx, now);
    const { somebody = whom.names } = now;
    return `${somebody?.firstName} ${somebody?.lastName} <${whom.email}> in ${workspace.key} (${workspace.name}): this ${does}`;
  });
  console.log(said);
  const terminal = openTerminal();
  let password: string | undefined;
  try {
    await askAgain(terminal, whom.email, yes);
    if (stdin)
      password = checked(
        shared.password,
        'password',
        (await terminal.ask('The new password:', { hidden: true })) ?? '',
      );
  } finally {
    terminal.close();
  }
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  const operators: OperatorsMeans = {
    ...means,
    logins: openLogins(await loadSecret(config), config.passwordCost),
    publicUrl: await openWorkspaces(database, () => publicUrl).addressOf(workspace.id),
  };
  const handed = await within(async (tx, now) => {
    await act.foresee(tx, now);
    return act.carryOut(tx, operators, now, password);
  });
  console.log(`Done. ${tellingOf(config)}`);
  if (handed) console.log(handed);
}

type AreasMeans = Pick<OperatorsMeans, 'beforeSuspension' | 'tellOfPower'>;

function actOf({ positionals: [word = ''], values: { stdin } }: Asked): Act {
  const act = acts.get(word);
  if (!act || (stdin && !act.typed)) throw new StartError(usage);
  return stdin && act.typed ? act.typed : act;
}

/**
 * Does what `npm run people` is asked for. Throws a `StartError` with a sentence, or the usage, where that cannot be done.
 *
 * @param given - What stands on the command line behind its name.
 * @param means - What the areas do with it: take back what a suspended person has going, and tell the owners of new rights.
 */
export async function peopleCommand(given: string[], config: Config, means: AreasMeans): Promise<void> {
  const asked = readAsked(given);
  await withDatabase(config, async (borrowed) =>
    asked.positionals[0] === 'list'
      ? list(borrowed.database, await workspacesOf(borrowed.database, asked.values.workspace))
      : perform(asked, config, borrowed, means),
  );
}
