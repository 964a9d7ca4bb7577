import { createHmac } from 'node:crypto';
import { abilityOf, type Rule, reachesAll } from '@kazi/contract/abilities';
import type { JoinLink } from '@kazi/contract/organisation';
import { sameSecret } from '@kazi/payment-rails';
import * as z from 'zod';
import { everySecret } from '../../config/secret.ts';
import type { Tx } from '../../database/tenancy.ts';
import { type AuthedContext, authed, type OpenContext, open } from '../../http/procedures.ts';
import { alreadyRegistered, workspaceName } from '../../identity/index.ts';
import { badInput, found, refuse } from '../../refuse.ts';
import type { Services } from '../../services.ts';
import { doneText } from '../../texts/done.ts';
import { refuseTooMany } from '../invitations/limits.ts';
import { mayCreate, mayInviteAs, mayRead, mayWithdraw } from '../invitations/policy.ts';
import { isMember, waitingFor } from '../invitations/queries.ts';
import { sendInvitation } from '../invitations/send.ts';
import { roleByName } from '../roles/queries.ts';
import { createJoinLink, withdrawJoinLink } from './commands.ts';
import { type JoinLinkRow, joinLinkById, joinLinkList, joinLinkStatus, openJoinLink } from './queries.ts';

/** A link's tokens: its id, signed by each master secret, the present one first. The database holds none of them. */
const tokensOf = ({ secretFor }: Pick<Services, 'secretFor'>, tenant: string, id: string) =>
  everySecret(secretFor, 'join links').map(
    (secret) => `${id}.${createHmac('sha256', secret).update(`${tenant}.${id}`).digest('base64url')}`,
  );

const present = ({ services, tenant }: AuthedContext, link: JoinLinkRow): JoinLink => ({
  id: link.id,
  role: link.role,
  url: `${services.publicUrl}/join/${tokensOf(services, tenant, link.id)[0]}`,
  createdBy: `${link.first_name} ${link.last_name}`,
  status: joinLinkStatus(link),
  uses: link.uses,
  maxUses: link.max_uses,
  createdAt: link.created_at.toISOString(),
  expiresAt: link.expires_at.toISOString(),
});

/** Whoever manages people or roles comes by name alone: a link may fall into any hands. */
function mayBeJoined(role: { permissions: readonly Rule[] }): boolean {
  const ability = abilityOf(role.permissions);
  return !reachesAll(ability, 'User') && !reachesAll(ability, 'Role');
}

/** The link of a token. Guessing it is slowed, and a token that is wrong looks like one that has ended. */
async function openedBy(
  { services, tenant, ip, readShown }: OpenContext,
  token: string,
): Promise<JoinLinkRow> {
  await services.guessing.count('join', { ip });
  const id = z.uuid().safeParse(token.split('.')[0]).data;
  const isGenuine = id && tokensOf(services, tenant, id).some((one) => sameSecret(token, one));
  return found(isGenuine ? await readShown((db) => openJoinLink(db, tenant, id)) : undefined, 'join-link');
}

/**
 * Invites an address by a link. One that is invited already by name gets that invitation anew, with the role and places that its
 * sender chose, so that nobody who has the link makes less or more of it.
 */
async function inviteByLink(
  tx: Tx,
  { services }: OpenContext,
  email: string,
  link: JoinLinkRow,
): Promise<void> {
  if (await isMember(tx, tx.tenant, email))
    return alreadyRegistered(tx, email, `${services.publicUrl}/login`);
  await refuseTooMany(tx, { email, join_link_id: link.id });
  const waiting = await waitingFor(tx, email);
  await sendInvitation(
    tx,
    waiting ?? {
      email,
      role: link.role_id,
      invitedBy: link.created_by,
      link: { id: link.id, expiresAt: link.expires_at },
    },
    services.publicUrl,
  );
}

const calls = authed.organisation.joinLinks;
const openCalls = open.organisation.joinLinks;

export const joinLinks = {
  list: calls.list.handler(async ({ context }) => {
    if (!mayRead(context.viewer)) throw refuse('may-not', { what: 'see-invitations' });
    const rows = await context.readShown((db) => joinLinkList(db, context.viewer));
    return { items: rows.map((row) => present(context, row)) };
  }),

  create: calls.create.handler(({ input, context }) =>
    context.write(async (tx) => {
      const { viewer, tenant } = context;
      if (!mayCreate(viewer)) throw refuse('may-not', { what: 'invite-people' });
      const role = await roleByName(tx, tenant, input.role);
      if (!role) throw badInput({ role: 'known-role' });
      if (!mayInviteAs(viewer, role)) throw refuse('may-not', { what: 'invite-to-greater-role' });
      if (!mayBeJoined(role)) throw badInput({ role: 'role-for-join-link' });
      const id = await createJoinLink(tx, {
        role: role.id,
        createdBy: viewer.user.id,
        days: input.days,
        maxUses: input.maxUses ?? null,
      });
      return present(context, found(await joinLinkById(tx, viewer, id), 'join-link'));
    }),
  ),

  withdraw: calls.withdraw.handler(({ input, context }) =>
    context.write(async (tx) => {
      const link = found(await joinLinkById(tx, context.viewer, input.id), 'join-link');
      if (!mayWithdraw(context.viewer, { invited_by: link.created_by }))
        throw refuse('may-not', { what: 'revoke-this-invitation' });
      if (!(await withdrawJoinLink(tx, link))) throw refuse('not-found', { noun: 'join-link' });
      return { message: doneText(context.language, 'join-link-withdrawn') };
    }),
  ),

  open: openCalls.open.handler(async ({ input, context }) => {
    const { role } = await openedBy(context, input.token);
    return { workspace: await context.readShown((db) => workspaceName(db, context.tenant)), role };
  }),

  request: openCalls.request.handler(async ({ input: { token, email }, context }) => {
    const link = await openedBy(context, token);
    await context.services.guessing.count('join', { ip: context.ip, address: email });
    await context.write((tx) => inviteByLink(tx, context, email, link));
    return { message: doneText(context.language, 'open-the-link') };
  }),
};
