import * as z from 'zod';
import { person } from '../identity/index.ts';
import { addition, byId, done, id, listOf, moment } from '../shared/index.ts';

const tag = 'Approvers';

/** A person who approves the work of a project: a client or a reviewer, without a wallet or a budget for it. */
export const approver = z.object({
  person,
  namedBy: person.nullable(),
  at: moment,
});
export type Approver = z.infer<typeof approver>;

/**
 * Who approves the work of a project's apps. An approver sees all of its work as a member of its teams does, and says that what
 * is handed in is good or sends it back; that pays only where the payer chose so (`payRule`). The payer of the project names them.
 */
export const approvers = {
  ofProject: addition('GET', '/projects/{id}/approvers', {
    tag,
    summary: 'Who approves the work of a project',
  })
    .input(byId)
    .output(listOf(approver).extend({ may: z.object({ update: z.boolean() }) })),
  add: addition('POST', '/projects/{id}/approvers', {
    tag,
    weight: 'proof',
    summary: 'Name an approver of a project',
    status: 201,
  })
    .input(byId.extend({ user: id }))
    .output(approver),
  remove: addition('DELETE', '/projects/{id}/approvers/{user}', {
    tag,
    weight: 'light',
    summary: 'End that somebody approves the work of a project',
  })
    .input(byId.extend({ user: id }))
    .output(done),
};
