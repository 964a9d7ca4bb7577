import type { AuditAction } from '@kazi/contract/activity';
import { email as mailAddress, type RefusalCode } from '@kazi/contract/shared';
import type { ORPCError } from '@orpc/server';
import * as z from 'zod';
import type { RequestContext } from './context.ts';

const actions = new Map<number, AuditAction>([
  [401, 'refused'],
  [403, 'forbidden'],
  [429, 'too-often'],
]);

/** What a refused call may be about: the record that its path names, and the address that was tried. */
const about = z.object({
  id: z.uuid().optional().catch(undefined),
  email: mailAddress.optional().catch(undefined),
});

/** No refusal: the call is made again once the user has proven who they are. */
const toConfirm = 'CONFIRM_LOGIN' satisfies RefusalCode;

/**
 * Notes a refused call in the audit trail of its workspace: a failed login, a right that is missing, and tries that
 * came too often. A call whose login has ended is not noted: it shows nothing but that.
 */
export function noteRefusal(
  { services, facts, ip, requestId, token }: RequestContext,
  method: string | undefined,
  input: unknown,
  { code, status, message }: ORPCError<string, unknown>,
): void {
  const { call = '', tenant, user } = facts;
  const action = actions.get(status);
  if (!action || !tenant || code === toConfirm) return;
  if (status === 401 && (token || !call.startsWith('/v1/auth'))) return;
  const { id, email } = about.catch({}).parse(input);
  services.refusals.note({
    tenant,
    actor: user ?? null,
    origin: { ip, requestId },
    action,
    subject: 'call',
    subjectId: id,
    detail: {
      call: `${method} ${call}`,
      ...(email && { address: email }),
      ...(status === 403 && { why: message }),
    },
  });
}
