import { isPlain } from '@kazi/contract/abilities';
import type { Invitation, InvitationResult } from '@kazi/contract/organisation';
import type { Db, Tx } from '../../database/tenancy.ts';
import { type AuthedContext, authed, open, openHashing } from '../../http/procedures.ts';
import { hashOfToken, loginOf, workspaceName } from '../../identity/index.ts';
import { badInput, found, Refused, refusalText, refuse } from '../../refuse.ts';
import { doneText } from '../../texts/done.ts';
import { readerIn } from '../../texts/reader.ts';
import { mayRead as mayReadProjects, projectById } from '../projects/projects.ts';
import { roleByName } from '../roles/queries.ts';
import { mayRead as mayReadTeams, teamById } from '../teams/teams.ts';
import { acceptInvitation } from './accept.ts';
import { withdrawInvitation } from './commands.ts';
import { refuseTooMany } from './limits.ts';
import { mayCreate, mayInviteAs, mayInviteTo, mayRead, mayWithdraw } from './policy.ts';
import {
  anew,
  type InvitationRow,
  invitationById,
  invitationList,
  invitedAmong,
  isMember,
  membersAmong,
  type NewInvitation,
  nameOfInviter,
  waitingInvitation,
  waitingTasks,
} from './queries.ts';
import { sendInvitation } from './send.ts';

/** An invitation as its sender sees it. */
function presentInvitation(row: InvitationRow): Invitation {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    project: firstProject(row.places),
    places: row.places.map(({ id, name, team }) => ({ id, name, team })),
    invitedBy: nameOfInviter(row),
    byLink: row.join_link_id !== null,
    status: statusOf(row),
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}

const firstProject = ([first]: InvitationRow['places']) =>
  first ? { id: first.id, name: first.name } : null;

function statusOf(row: InvitationRow): Invitation['status'] {
  if (row.accepted_at) return 'accepted';
  if (row.withdrawn_at) return 'withdrawn';
  return row.expires_at > new Date() ? 'open' : 'expired';
}

/** What became of one of many addresses; what it is refused for is said of it alone. */
async function answerEach(
  { language }: AuthedContext,
  email: string,
  act: () => Promise<Invitation>,
): Promise<InvitationResult> {
  try {
    return { email, ok: true, invitation: await act() };
  } catch (error) {
    if (!(error instanceof Refused) || error.isFault) throw error;
    return { email, ok: false, error: refusalText(error, readerIn(language)) };
  }
}

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

async function refuseForeignProject(db: Db, { viewer }: AuthedContext, field: string, id: string) {
  const project = mayReadProjects(viewer) ? await projectById(db, viewer, id) : undefined;
  if (!project) throw badInput({ [field]: 'own-project' });
  if (!mayInviteTo(viewer, project)) throw refuse('may-not', { what: 'invite-people-to-this-project' });
}

async function refuseForeignTeam(db: Db, { viewer }: AuthedContext, field: string, id: string) {
  const team = mayReadTeams(viewer) ? await teamById(db, viewer, id) : undefined;
  if (!team) throw badInput({ [field]: 'own-team' });
  if (!mayInviteTo(viewer, team)) throw refuse('may-not', { what: 'invite-people-to-this-project' });
}

async function refuseMember(db: Db, { tenant }: AuthedContext, email: string): Promise<void> {
  if (await isMember(db, tenant, email))
    throw refuse('already-in-workspace', {}, { email: 'not-in-workspace' });
}

/** Invites one address, and gives the invitation. Throws before it changes anything. */
async function invite(tx: Tx, context: AuthedContext, invitation: Omit<NewInvitation, 'invitedBy'>) {
  const { viewer, services } = context;
  const invitedBy = viewer.user.id;
  await refuseTooMany(tx, { email: invitation.email, invited_by: invitedBy });
  const row = await sendInvitation(tx, { ...invitation, invitedBy }, services.publicUrl);
  return presentInvitation(row);
}

export const invitations = {
  list: calls.list.handler(async ({ context }) => {
    if (!mayRead(context.viewer)) throw refuse('may-not', { what: 'see-invitations' });
    const rows = await context.readShown((db) => invitationList(db, context.viewer));
    return { items: rows.map(presentInvitation) };
  }),

  create: calls.create.handler(({ input: { email, project, ...input }, context }) =>
    context.write(async (tx) => {
      if (!mayCreate(context.viewer)) throw refuse('may-not', { what: 'invite-people' });
      const role = await roleToGive(tx, context, input.role);
      if (project) await refuseForeignProject(tx, context, 'project', project);
      await refuseMember(tx, context, email);
      context.proveIf(!isPlain(role.permissions));
      return invite(tx, context, { email, role: role.id, ...(project && { projects: [project] }) });
    }),
  ),

  createMany: calls.createMany.handler(({ input, context }) =>
    context.write(async (tx) => {
      if (!mayCreate(context.viewer)) throw refuse('may-not', { what: 'invite-people' });
      const role = await roleToGive(tx, context, input.role);
      const [projects, teams] = [[...new Set(input.projects)], [...new Set(input.teams)]];
      for (const id of projects) await refuseForeignProject(tx, context, 'projects', id);
      for (const id of teams) await refuseForeignTeam(tx, context, 'teams', id);
      context.proveIf(!isPlain(role.permissions));
      const people = new Map(input.people.map((person) => [person.email, person]));
      const results = new Map<string, InvitationResult>();
      // In one order, so that two calls with the same addresses wait for each other.
      for (const email of [...people.keys()].sort()) {
        const invitation = { email, name: people.get(email)?.name, role: role.id, projects, teams };
        const act = async () => {
          await refuseMember(tx, context, email);
          return invite(tx, context, invitation);
        };
        results.set(email, await answerEach(context, email, act));
      }
      return { items: [...people.keys()].flatMap((email) => results.get(email) ?? []) };
    }),
  ),

  check: calls.check.handler(async ({ input, context: { viewer, tenant, readShown } }) => {
    if (!mayCreate(viewer)) throw refuse('may-not', { what: 'invite-people' });
    const [members, invited] = await readShown((db) =>
      Promise.all([membersAmong(db, tenant, input.emails), invitedAmong(db, tenant, input.emails)]),
    );
    return {
      items: input.emails.map((email) => ({
        email,
        standing: members.has(email) ? 'member' : invited.has(email) ? 'invited' : 'new',
      })),
    };
  }),

  resend: calls.resend.handler(({ input, context }) =>
    context.write(async (tx) => {
      const invitation = await find(tx, context, input.id);
      if (!mayCreate(context.viewer)) throw refuse('may-not', { what: 'invite-people' });
      const role = await roleToGive(tx, context, invitation.role);
      for (const place of invitation.places) {
        if (place.team) await refuseForeignTeam(tx, context, 'teams', place.team.id);
        else await refuseForeignProject(tx, context, 'projects', place.id);
      }
      if (invitation.accepted_at || invitation.withdrawn_at) throw refuse('invitation-closed');
      await refuseMember(tx, context, invitation.email);
      context.proveIf(!isPlain(role.permissions));
      return invite(tx, context, anew(invitation));
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
        name: row.name,
        hasAccount: login?.verified ?? false,
        tasks: await waitingTasks(db, tenant, row.email),
      };
    }),
  ),

  accept: openHashing.organisation.invitations.accept.handler(async ({ input, context }) => {
    await acceptInvitation(context, input);
    return { message: doneText(context.language, 'welcome') };
  }),
};
