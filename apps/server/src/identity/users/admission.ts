import type { RegistrationError } from '@kazi/contract/identity';
import type { Tx } from '../../database/tenancy.ts';
import { badInput, forbidden } from '../../http/errors.ts';
import type { OpenContext } from '../../http/procedures.ts';
import { hasOwner, settingsOf } from '../workspace/queries.ts';

const closed = 'CLOSED' satisfies RegistrationError;

/** Throws where an address may not register here: 403 where no address may, 400 where others may. */
export async function refuseAdmission(
  { tenant, readShown }: Pick<OpenContext, 'tenant' | 'readShown'>,
  email: string,
): Promise<void> {
  const [settings, owned] = await readShown((db) =>
    Promise.all([settingsOf(db, tenant), hasOwner(db, tenant)]),
  );
  if (!owned) throw forbidden('register yet: this workspace waits for its first owner', closed);
  if (settings.admission === 'invitation')
    throw forbidden('register yourself: people join this workspace by invitation', closed);
  const { mail_domains: domains } = settings;
  if (domains.length > 0 && !domains.includes(email.slice(email.lastIndexOf('@') + 1)))
    throw badInput({ email: `must end in ${domains.map((domain) => `@${domain}`).join(' or ')}` });
}

/**
 * The status of a user who confirms now. Only where the workspace is open do they come in at once; people who registered
 * before it was closed wait, too.
 */
export async function statusOnceConfirmed(tx: Tx): Promise<'active' | 'waiting'> {
  const { admission } = await settingsOf(tx, tx.tenant);
  return admission === 'open' ? 'active' : 'waiting';
}
