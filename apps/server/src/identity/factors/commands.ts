import { lockById } from '../../database/by-id.ts';
import type { Tx } from '../../database/tenancy.ts';
import { record } from '../../events/record.ts';
import { signal } from '../../events/signal.ts';
import { sessionsChanged } from '../../ports/identity.ts';
import type { Reader } from '../../texts/reader.ts';
import { factorChanged } from '../mails.ts';
import type { Owner } from './authenticator.ts';
import { authenticatorOf, passkeysOf, recoveryCodesOf } from './queries.ts';
import { dropRecoveryCodes, makeRecoveryCodes } from './recovery-codes.ts';

/** What has become of a way to log in: the event's verb and detail, and what its owner is told by mail, in their language. */
export interface FactorChange {
  verb:
    | 'account-linked'
    | 'account-unlinked'
    | 'factor-added'
    | 'factor-removed'
    | 'recovery-codes-renewed'
    | 'recovery-code-used'
    | 'factors-reset';
  says: (t: Reader['t']) => string;
  detail?: { issuer: string };
}

/** Records what has become of how a person logs in, tells them by mail, and has it hold at once on every server. */
export async function noteChange(
  tx: Tx,
  { id, email }: Owner,
  { verb, says, detail }: FactorChange,
  publicUrl: string,
): Promise<void> {
  await signal(tx, sessionsChanged);
  await record(tx, { subject: 'user', subjectId: id, verb, parties: [id], ...(detail && { detail }) });
  await factorChanged(tx, email, says, `${publicUrl}/account/security`);
}

/** Recovery codes for a person who has none yet; null where they have some. */
export async function firstRecoveryCodes(tx: Tx, user: string): Promise<string[] | null> {
  await lockById(tx, 'users', user);
  const left = await recoveryCodesOf(tx, { tenant: tx.tenant, user });
  return left > 0 ? null : makeRecoveryCodes(tx, user);
}

/** Removes the authenticator app. False where there is none. */
export async function removeAuthenticator(tx: Tx, user: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('authenticators')
    .where('tenant_id', '=', tx.tenant)
    .where('user_id', '=', user)
    .executeTakeFirst();
  await afterRemoval(tx, user);
  return numDeletedRows > 0n;
}

/** Gives a passkey another name. False where there is none. */
export async function renamePasskey(
  tx: Tx,
  user: string,
  { id, name }: { id: string; name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('passkeys')
    .set({ name })
    .where('tenant_id', '=', tx.tenant)
    .where('user_id', '=', user)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes a passkey. Gives its name; undefined where there is none. */
export async function removePasskey(tx: Tx, user: string, id: string): Promise<string | undefined> {
  const removed = await tx
    .deleteFrom('passkeys')
    .where('tenant_id', '=', tx.tenant)
    .where('user_id', '=', user)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  await afterRemoval(tx, user);
  return removed?.name;
}

/** Takes every factor away. False where there was none. */
export async function removeFactors(tx: Tx, user: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkeys')
    .where('tenant_id', '=', tx.tenant)
    .where('user_id', '=', user)
    .executeTakeFirst();
  const hadApp = await removeAuthenticator(tx, user);
  return hadApp || numDeletedRows > 0n;
}

/** Every device is asked again; recovery codes go with the last factor that they stand for. A person's factors come and go one by one. */
async function afterRemoval(tx: Tx, user: string): Promise<void> {
  await lockById(tx, 'users', user);
  await askDevicesAgain(tx, user);
  const whose = { tenant: tx.tenant, user };
  if ((await authenticatorOf(tx, whose)) || (await passkeysOf(tx, whose)).length > 0) return;
  await dropRecoveryCodes(tx, user);
}

/** Has every device of a person, or one of them, asked for a second factor again. Gives how many were not. */
export async function askDevicesAgain(tx: Tx, user: string, device?: string): Promise<number> {
  const trusted = tx
    .updateTable('login_devices')
    .set({ trusted_until: null })
    .where('tenant_id', '=', tx.tenant)
    .where('trusted_until', 'is not', null)
    .where('login_id', '=', (db) =>
      db.selectFrom('users').select('login_id').where('tenant_id', '=', tx.tenant).where('id', '=', user),
    );
  const { numUpdatedRows } = await (device ? trusted.where('id', '=', device) : trusted).executeTakeFirst();
  return Number(numUpdatedRows);
}
