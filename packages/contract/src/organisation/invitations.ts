import * as z from 'zod';
import { addition, byId, done, email, id, line, listOf, moment, name, password } from '../shared/index.ts';
import { invitationsMaxItems, personNameMaxLength, placesMaxItems } from './words.ts';

const tag = 'Invitations';

/** Where an invited person comes in: a project, whose first team they join, or a team of it. */
const place = z.object({ id, name: z.string(), team: z.object({ id, name: z.string() }).nullable() });

/** An invitation by mail to a role and, where there is one, a project; open until `expiresAt`. */
export const invitation = z.object({
  id,
  email: z.string(),
  role: z.string(),
  project: z.object({ id, name: z.string() }).nullable(),
  places: z.array(place).meta({ description: 'Every project, and the teams chosen in them' }),
  invitedBy: z.string(),
  byLink: z.boolean().meta({ description: 'Asked for by whoever has the join link' }),
  status: z.enum(['open', 'accepted', 'expired', 'withdrawn']),
  createdAt: moment,
  expiresAt: moment,
});
export type Invitation = z.infer<typeof invitation>;

const token = z.string().min(20).max(200);

/** Where all the people of one call come in. */
const places = {
  projects: z.array(id).max(placesMaxItems).optional(),
  teams: z.array(id).max(placesMaxItems).optional(),
};

/** What became of one address of a call over many: the others are invited or refused by themselves. */
export const invitationResult = z.object({
  email: z.string(),
  ok: z.boolean(),
  error: z.string().optional(),
  invitation: invitation.optional(),
});
export type InvitationResult = z.infer<typeof invitationResult>;

/** Who was invited, and coming in by an invitation. */
export const invitations = {
  list: addition('GET', '/invitations', { tag, summary: 'Invitations' }).output(listOf(invitation)),
  create: addition('POST', '/invitations', {
    tag,
    weight: { proofWhere: 'the role may do more than clients, agents and employees begin with' },
    summary: 'Invite someone by e-mail',
    status: 201,
    refuses: ['already-in-workspace'],
  })
    .input(z.object({ email, role: line(60), project: id.optional() }))
    .output(invitation),
  createMany: addition('POST', '/invitations/bulk-creation', {
    tag,
    weight: { proofWhere: 'the role may do more than clients, agents and employees begin with' },
    summary: 'Invite many people by e-mail; each address answers for itself',
  })
    .input(
      z.object({
        people: z
          .array(z.object({ email, name: line(personNameMaxLength).optional() }))
          .min(1)
          .max(invitationsMaxItems),
        role: line(60),
        ...places,
      }),
    )
    .output(listOf(invitationResult)),
  /** Asks nothing of anybody: what an inviter would be told of each address once they invite it. */
  check: addition('POST', '/invitations/check', {
    tag,
    weight: 'light',
    summary: 'Which addresses are in the workspace, or invited',
  })
    .input(z.object({ emails: z.array(email).min(1).max(invitationsMaxItems) }))
    .output(listOf(z.object({ email: z.string(), standing: z.enum(['new', 'invited', 'member']) }))),
  resend: addition('POST', '/invitations/{id}/resend', {
    tag,
    weight: { proofWhere: 'the role may do more than clients, agents and employees begin with' },
    summary: 'Send an unanswered invitation again with a new link; the old link stops working',
    status: 201,
    refuses: ['already-in-workspace', 'invitation-closed'],
  })
    .input(byId)
    .output(invitation),
  withdraw: addition('DELETE', '/invitations/{id}', {
    tag,
    weight: 'light',
    summary: 'Withdraw an invitation',
    refuses: ['invitation-closed'],
  })
    .input(byId)
    .output(done),
  /** Needs no login: the token from the mail is what allows it. */
  open: addition('GET', '/invitations/{token}', { tag, open: true, summary: 'What an invitation is for' })
    .input(z.object({ token }))
    .output(
      z.object({
        workspace: z.string(),
        email: z.string(),
        role: z.string(),
        invitedBy: z.string(),
        name: z.string().nullable().meta({ description: 'As the inviter wrote it' }),
        hasAccount: z.boolean(),
        tasks: z.int().meta({ description: 'How many tasks wait for who comes' }),
      }),
    ),
  accept: addition('POST', '/invitations/{token}/acceptance', {
    open: true,
    tag,
    weight: 'light',
    summary: 'Accept; makes the account where there is none',
    status: 201,
    refuses: ['address-in-workspace', 'join-link-ended', 'wrong-known-password'],
  })
    .input(z.object({ token, firstName: name(60), lastName: name(60), password }))
    .output(done),
};
