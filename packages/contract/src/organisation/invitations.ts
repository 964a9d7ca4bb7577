import * as z from 'zod';
import { addition, byId, done, email, id, line, listOf, moment, name, password } from '../shared/index.ts';

const tag = 'Invitations';

/** An invitation by mail to a role and, where there is one, a project; open until `expiresAt`. */
export const invitation = z.object({
  id,
  email: z.string(),
  role: z.string(),
  project: z.object({ id, name: z.string() }).nullable(),
  invitedBy: z.string(),
  status: z.enum(['open', 'accepted', 'expired', 'withdrawn']),
  createdAt: moment,
  expiresAt: moment,
});
export type Invitation = z.infer<typeof invitation>;

const token = z.string().min(20).max(200);

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
  withdraw: addition('DELETE', '/invitations/{id}', {
    tag,
    weight: 'light',
    summary: 'Withdraw an invitation',
    refuses: ['invitation-closed'],
  })
    .input(byId)
    .output(done),
  /** Needs no login: the token from the mail is what allows it. */
  open: addition('GET', '/invitations/{token}', { tag, summary: 'What an invitation is for' })
    .input(z.object({ token }))
    .output(
      z.object({
        workspace: z.string(),
        email: z.string(),
        role: z.string(),
        invitedBy: z.string(),
        hasAccount: z.boolean(),
      }),
    ),
  accept: addition('POST', '/invitations/{token}/acceptance', {
    tag,
    weight: 'light',
    summary: 'Accept; makes the account where there is none',
    status: 201,
    refuses: ['address-in-workspace', 'wrong-known-password'],
  })
    .input(z.object({ token, firstName: name(60), lastName: name(60), password }))
    .output(done),
};
