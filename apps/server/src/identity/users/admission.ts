import type { Tx } from '../../database/tenancy.ts';
import type { OpenContext } from '../../http/procedures.ts';
import { badInput, problem, refuse } from '../../refuse.ts';
import { hasOwner, settingsOf } from '../workspace/workspace.ts';

/** Throws where an address may not register here: 403 where no address may, 400 where others may. */
export async function refuseAdmission(
  { tenant, readShown }: Pick<OpenContext, 'tenant' | 'readShown'>,
  email: string,
): Promise<void> {
  const [settings, owned] = await readShown((db) =>
    Promise.all([settingsOf(db, tenant), hasOwner(db, tenant)]),
  );
  if (!owned) throw refuse('may-not', { what: 'register-before-owner' });
  if (settings.admission === 'invitation') throw refuse('may-not', { what: 'register-uninvited' });
  const { mail_domains: domains } = settings;
  if (domains.length > 0 && !domains.includes(email.slice(email.lastIndexOf('@') + 1)))
    throw badInput({
      email: problem('address-of-domains', { domains: domains.map((domain) => `@${domain}`) }),
    });
}

/**
 * The status of a user who confirms now. Only where the workspace is open do they come in at once; people who registered
 * before it was closed wait, too.
 */
export async function statusOnceConfirmed(tx: Tx): Promise<'active' | 'waiting'> {
  const { admission } = await settingsOf(tx, tx.tenant);
  return admission === 'open' ? 'active' : 'waiting';
}
