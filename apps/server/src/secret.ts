import { startKey, workspacesByKey } from './activity/index.ts';
import { runCommand } from './command.ts';
import { readConfig } from './config/config.ts';
import { loadSecret } from './config/secret.ts';
import { StartError } from './config/start-error.ts';
import { withDatabase } from './database/borrow.ts';
import { noteSecret } from './database/known-secret.ts';

const usage = `Say what to do with the master secret:
  npm run secret -- accept    the one that this configuration has becomes that of the database; the former one is lost`;

/** What goes with a master secret that is lost, for the person at the terminal. */
const lost = `The database takes this master secret from the next start on. Lost with the former one are:
  authenticator apps: who has one logs in by a passkey or a recovery code, or has it removed, and sets it up anew
  links to files, to the stop of a receiver, and logins by the OpenID provider that are on their way
  notices of payments on their way: the payment service is asked instead
  the proof that the audit trail so far was not changed: a new key signs what comes, and the trail says so
If the former one turns up within a week, give it as AUTH_SECRET_OLD.`;

await runCommand(async () => {
  const [act, ...more] = process.argv.slice(2);
  if (act !== 'accept' || more.length > 0) throw new StartError(usage);
  const config = readConfig(process.env);
  await withDatabase(config, async ({ database }) => {
    const secretFor = await loadSecret(config);
    await noteSecret(secretFor, database, { replace: true });
    for (const { id } of await workspacesByKey({ database })) await startKey({ database, secretFor }, id);
  });
  console.log(lost);
  return true;
});
