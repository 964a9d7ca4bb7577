import type { Tx } from '../../database/tenancy.ts';
import { record } from '../../events/record.ts';
import { type AuthedContext, authed, type OpenContext, open } from '../../http/procedures.ts';
import type { Link, LinkPurpose } from '../../ports/identity.ts';
import { badInput, refuse } from '../../refuse.ts';
import { doneText } from '../../texts/done.ts';
import { loginOf } from '../authentication/queries.ts';
import { invalidLink } from '../errors.ts';
import { noteComing } from '../grants/note.ts';
import { addressAsked, addressChanged, addressTaken, newAddress, resetLink } from '../mails.ts';
import { withMinimumDuration } from '../minimum-duration.ts';
import { newToken } from '../token.ts';
import { isUsedElsewhere } from '../users/anonymise.ts';
import { mayChangeEmail } from '../users/policy.ts';
import type { KnownUser } from '../users/queries.ts';
import { findUser } from '../users/removal.ts';
import { claimUser, moveToEmail } from './move.ts';

interface Request {
  id: string;
  email: string;
}

/** Sends the link that proves a new address there, and tells the present one; a link of before is void. */
async function request(context: AuthedContext, { id, email }: Request): Promise<void> {
  const { viewer, services } = context;
  await context.write(async (tx) => {
    const row = await findUser(tx, context, id);
    if (row.status !== 'active' || !mayChangeEmail(viewer, row))
      throw refuse('may-not', { what: 'change-the-address-of-this-person' });
    if (email === row.email) throw badInput({ email: 'other-email' });
    await services.logins.dropLinks(tx, 'new-email', { user: id });
    const isOwn = viewer.user.id === id;
    const by = isOwn ? undefined : `${viewer.user.firstName} ${viewer.user.lastName}`;
    await addressAsked(tx, row.email, { email, by, securityPage: `${services.publicUrl}/account/security` });
    const known = await loginOf(tx, { tenant: tx.tenant, email });
    if (known?.user) return addressTaken(tx, email, `${services.publicUrl}/login`);
    const session = isOwn ? viewer.session.id : undefined;
    const link = { login: row.login_id, user: id, email, session, by: viewer.user.id };
    const token = await services.logins.issueLink(tx, 'new-email', link);
    await newAddress(tx, email, { by, href: `${services.publicUrl}/new-email/${token}` });
  });
}

type AddressLink = Link & { email: string };

/**
 * Whether the login of a link's user opens other workspaces of the server, and the one that they move to does. Guessing a link is slowed.
 */
async function openLink(context: OpenContext, purpose: LinkPurpose, token: string) {
  const { services, ip, write } = context;
  await services.guessing.count(purpose, { ip });
  const link = await write((tx) => services.logins.peekLink(tx, purpose, token));
  if (!link) throw invalidLink();
  const row = await write((tx) => claimUser(tx, link.user));
  if (!row) throw invalidLink();
  const next = await context.readShown((db) =>
    loginOf(db, { tenant: context.tenant, email: link.email ?? row.email }),
  );
  return {
    isShared: await isUsedElsewhere(context, row.login_id),
    isNextShared: next ? await isUsedElsewhere(context, next.login) : false,
  };
}

/** Spends a link. Throws 400 where it was spent meanwhile. */
async function spend(tx: Tx, { services }: OpenContext, purpose: LinkPurpose, token: string) {
  const link = await services.logins.takeLink(tx, purpose, token);
  const row = link && (await claimUser(tx, link.user));
  if (!row || link.email === undefined) throw invalidLink();
  const spent: AddressLink = { ...link, email: link.email };
  return { link: spent, row };
}

async function recordChange(
  tx: Tx,
  { id, email: from }: KnownUser,
  verb: 'email-changed' | 'email-restored',
  detail: { to: string; person?: string },
): Promise<void> {
  await record(tx, { subject: 'user', subjectId: id, verb, parties: [id], detail: { from, ...detail } });
}

/** Gives a user the address that they have proved, and the former one a link to take it back. */
async function confirm(context: OpenContext, token: string): Promise<string> {
  const { logins, publicUrl, tellOfPower } = context.services;
  const { isShared } = await openLink(context, 'new-email', token);
  return context.write(async (tx) => {
    const { link, row } = await spend(tx, context, 'new-email', token);
    if (row.status !== 'active') throw invalidLink();
    const { email, by, session: keeps } = link;
    const login = await moveToEmail(tx, logins, { row, email, isShared, keeps });
    const back = { login, user: row.id, email: row.email, since: new Date() };
    const href = `${publicUrl}/old-email/${await logins.issueLink(tx, 'old-email', back)}`;
    await addressChanged(tx, row.email, { email, href });
    const other = by === row.id ? undefined : by;
    // Who chose the address might be behind it: they count as who let the person in again.
    const came = other && (await noteComing(tx, { user: row.id, how: 'readmission', by: other }));
    await tellOfPower(tx, came ? { ...came, how: 'address' } : undefined, publicUrl);
    await recordChange(tx, row, 'email-changed', { to: email, ...(other && { person: other }) });
    return email;
  });
}

/**
 * Gives a user their former address back. All that was changed since is void with it: their sessions, later links, and the password, in
 * whose place a link to set one is mailed, unless that is of other workspaces too.
 */
async function reverse(context: OpenContext, token: string): Promise<string> {
  const { logins, publicUrl } = context.services;
  const { isShared, isNextShared } = await openLink(context, 'old-email', token);
  return context.write(async (tx) => {
    const { link, row } = await spend(tx, context, 'old-email', token);
    const { email, since } = link;
    const login = await moveToEmail(tx, logins, { row, email, isShared });
    await logins.dropLinks(tx, 'old-email', { user: row.id }, since);
    if (!isNextShared) {
      await logins.setPassword(tx, login, await logins.hash(newToken()));
      const reset = await logins.issueLink(tx, 'reset', { login, user: row.id });
      await resetLink(tx, email, `${publicUrl}/reset-password/${reset}`);
    }
    await recordChange(tx, row, 'email-restored', { to: email });
    return email;
  });
}

const openCalls = open.identity.emailChanges;

export const emailChanges = {
  request: authed.identity.emailChanges.request.handler(async ({ input, context }) => {
    const { guessing } = context.services;
    await guessing.count('new-email', { ip: context.ip, address: input.email });
    await guessing.count('new-email-of', { ip: context.ip, address: input.id });
    await withMinimumDuration(request(context, input));
    return { message: doneText(context.language, 'open-the-link') };
  }),

  confirm: openCalls.confirm.handler(async ({ input, context }) => {
    const email = await confirm(context, input.token);
    return { email, message: doneText(context.language, 'email-changed', { email }) };
  }),

  reverse: openCalls.reverse.handler(async ({ input, context }) => {
    const email = await reverse(context, input.token);
    return { email, message: doneText(context.language, 'email-restored', { email }) };
  }),
};
