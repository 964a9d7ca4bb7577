import * as shared from '@kazi/contract/shared';
import { readArguments } from '../config/arguments.ts';
import { type Config, readConfig } from '../config/config.ts';
import { StartError } from '../config/start-error.ts';
import { findRole } from '../database/role.ts';
import { issueText } from '../texts/zod-problems.ts';
import { databaseChecks } from './database.ts';
import { machineChecks } from './machine.ts';
import { neighbourChecks } from './neighbours.ts';
import type { Outcome } from './outcome.ts';
import { warnings } from './warnings.ts';

const usage = `npm run check                       looks at the configuration and at what it leads to
npm run check -- --mail ADDRESS     and sends a letter to somebody, too`;

const options = { mail: { type: 'string' } } as const;

/**
 * Looks at the configuration, the machine and everything around the server, and says a line of each. Gives whether nothing is a fault.
 * Changes nothing, but for a file that it keeps and removes, and the letter that is asked for.
 */
export async function checkCommand(given: string[], env: NodeJS.ProcessEnv): Promise<boolean> {
  const { mail } = readArguments(given, { usage, options }).values;
  const address = mail === undefined ? undefined : shared.email.safeParse(mail);
  if (address && !address.success) throw new StartError(`The address ${issueText(address.error.issues[0])}.`);
  const config = readConfig(env);
  say({ state: 'ok', what: 'configuration', says: 'Every variable can be read.' });
  for (const says of warnings(config, await connecting(config)))
    say({ state: 'warning', what: 'configuration', says });
  const checks = [
    ...machineChecks(config),
    ...databaseChecks(config),
    ...neighbourChecks(config, address?.data),
  ].map((check) => check());
  let found = 0;
  for (const outcomes of checks)
    for (const outcome of await outcomes) {
      say(outcome);
      if (outcome.state === 'fault') found++;
    }
  console.log(found === 0 ? 'No fault was found.' : `Faults: ${found}.`);
  return found === 0;
}

/** Whose tables they are, where that can be found out: a database that cannot be reached is a fault of its own. */
async function connecting({ databaseUrl, databaseDirectUrl }: Config): Promise<{ ownsTables: boolean }> {
  if (!databaseUrl) return { ownsTables: false };
  return findRole(databaseUrl, { pooled: databaseDirectUrl !== undefined }).catch(() => ({
    ownsTables: false,
  }));
}

const say = ({ state, what, says }: Outcome) => console.log(`${state.padEnd(8)} ${what}: ${says}`);
