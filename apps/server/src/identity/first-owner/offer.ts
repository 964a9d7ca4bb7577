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
 * once an hour, unless PUBLIC_URL or the receiver was put right meanwhile.
 */
export function offerOwnership(
  { database, config: { ownerEmail }, publicUrl }: Offering,
  tenant: string,
): Promise<string | undefined> {
  return database.write(tenant, null, async (tx) => {
    if (await hasOwner(tx, tenant)) return undefined;
    const linkOf = (token: string) => `${publicUrl}/first-owner/${token}`;
    if (!ownerEmail)
      return `The workspace has no owner yet. Who opens this address within 24 hours becomes it, once:\n  ${linkOf(await issueFirstOwnerLink(tx))}`;
    const letter = `${publicUrl} ${ownerEmail}`;
    if (!(await hasFreshLink(tx, tenant, letter)))
      await mayBecomeOwner(tx, ownerEmail, linkOf(await issueFirstOwnerLink(tx, letter)));
    return `The workspace has no owner yet. The address for the first one goes to ${ownerEmail} once the mail server takes the letter: npm run check says whether it does.`;
  });
}
