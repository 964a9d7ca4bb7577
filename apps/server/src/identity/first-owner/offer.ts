import type { Config } from '../../config/config.ts';
import type { Services } from '../../services.ts';
import { mayBecomeOwner } from '../mails.ts';
import { hasOwner } from '../workspace/queries.ts';
import { issueFirstOwnerLink } from './commands.ts';
import { hasFreshLink } from './queries.ts';

/** What it takes of a server; the address is that of the workspace. */
interface Offering extends Pick<Services, 'database' | 'publicUrl'> {
  config: Pick<Config, 'ownerEmail'>;
}

/**
 * Tells the operator, where the workspace has no owner, at which address its first one may become it: by mail to
 * `ownerEmail`, where that is given, and in the sentence that it gives. A server that is started over and over mails
 * once an hour.
 */
export function offerOwnership(
  { database, config: { ownerEmail }, publicUrl }: Offering,
  tenant: string,
): Promise<string | undefined> {
  return database.write(tenant, null, async (tx) => {
    if (await hasOwner(tx, tenant)) return undefined;
    const mailed = `The workspace has no owner yet. The address for the first one was mailed to ${ownerEmail}.`;
    if (ownerEmail && (await hasFreshLink(tx, tenant))) return mailed;
    const href = `${publicUrl}/first-owner/${await issueFirstOwnerLink(tx)}`;
    if (!ownerEmail)
      return `The workspace has no owner yet. Who opens this address within 24 hours becomes it, once:\n  ${href}`;
    await mayBecomeOwner(tx, ownerEmail, href);
    return mailed;
  });
}
