import { isPlain } from '@kazi/contract/abilities';
import type { Db } from '../../database/tenancy.ts';
import { type AuthedContext, authed, open, openHashing } from '../../http/procedures.ts';
import { hashOfToken, loginOf, workspaceName } from '../../identity/index.ts';
import { badInput, found, refuse } from '../../refuse.ts';
import { doneText } from '../../texts/done.ts';
import { mayRead as mayReadProjects } from '../projects/policy.ts';
import { projectById } from '../projects/queries.ts';
import { roleByName } from '../roles/queries.ts';
import { acceptInvitation } from './accept.ts';
import { createInvitation, withdrawInvitation } from './commands.ts';
import { refuseTooMany } from './limits.ts';
import { mailInvitation } from './mail.ts';
import { mayCreate, mayInviteAs, mayInviteTo, mayRead, mayWithdraw } from './policy.ts';
import { nameOfInviter, presentInvitation } from './present.ts';
import {
  type InvitationRow,
  invitationById,
  invitationList,
  isMember,
  waitingInvitation,
} from './queries.ts';

const calls = authed.organisation.invitations;
const openCalls = open.organisation.invitations;

async function find(db: Db, { viewer }: AuthedContext, id: string): Promise<InvitationRow> {
  return found(await invitationById(db, viewer, id), 'invitation');
}

/** The role that the viewer invites to. */
async function roleToGive(db: Db, { viewer, tenant }: AuthedContext, name: string) {
  const role = await roleByName(db, tenant, name);
  if (!role) throw badInput({ role: 'known-role' });
  if (!mayInviteAs(viewer, role)) throw refuse('may-not', { what: 'invite-to-greater-role' });
  return role;
}

async function refuseForeignProject(db: Db, { viewer }: AuthedContext, id: string): Promise<void> {
  const project = mayReadProjects(viewer) ? await projectById(db, viewer, id) : undefined;
  if (!project) throw badInput({ project: 'own-project' });
  if (!mayInviteTo(viewer, project)) throw refuse('may-not', { what: 'invite-people-to-this-project' });
}

export const invitations = {
  list: calls.list.handler(async ({ context }) => {
    if (!mayRead(context.viewer)) throw refuse('may-not', { what: 'see-invitations' });
    const rows = await context.readShown((db) => invitationList(db, context.viewer));
    return { items: rows.map(presentInvitation) };
  }),

  create: calls.create.handler(({ input, context }) =>
    context.write(async (tx) => {
      const { viewer, tenant, services } = context;
      if (!mayCreate(viewer)) throw refuse('may-not', { what: 'invite-people' });
      const role = await roleToGive(tx, context, input.role);
      if (input.project) await refuseForeignProject(tx, context, input.project);
      if (await isMember(tx, tenant, input.email))
        throw refuse('already-in-workspace', {}, { email: 'not-in-workspace' });
      context.proveIf(!isPlain(role.permissions));
      await refuseTooMany(tx, { email: input.email, invitedBy: viewer.user.id });
      const { id, token } = await createInvitation(tx, {
        ...input,
        role: role.id,
        invitedBy: viewer.user.id,
      });
      const row = await find(tx, context, id);
      await mailInvitation(tx, row, `${services.publicUrl}/invitation/${token}`);
      return presentInvitation(row);
    }),
  ),

  withdraw: calls.withdraw.handler(({ input, context }) =>
    context.write(async (tx) => {
      const invitation = await find(tx, context, input.id);
      if (!mayWithdraw(context.viewer, invitation))
        throw refuse('may-not', { what: 'revoke-this-invitation' });
      if (!(await withdrawInvitation(tx, invitation))) throw refuse('invitation-closed');
      return { message: doneText(context.language, 'invitation-withdrawn', { name: invitation.email }) };
    }),
  ),

  open: openCalls.open.handler(({ input, context: { tenant, readShown } }) =>
    readShown(async (db) => {
      const row = found(await waitingInvitation(db, tenant, hashOfToken(input.token)), 'invitation');
      const login = await loginOf(db, { tenant, email: row.email });
      return {
        workspace: await workspaceName(db, tenant),
        email: row.email,
        role: row.role,
        invitedBy: nameOfInviter(row),
        hasAccount: login?.verified ?? false,
      };
    }),
  ),

  accept: openHashing.organisation.invitations.accept.handler(async ({ input, context }) => {
    await acceptInvitation(context, input);
    return { message: doneText(context.language, 'welcome') };
  }),
};
