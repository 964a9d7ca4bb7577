import { sql } from 'kysely';
import type { Tx } from '../../database/tenancy.ts';
import { signal } from '../../events/signal.ts';
import type { AuthedContext } from '../../http/procedures.ts';
import { sessionsChanged } from '../../ports/identity.ts';
import { badInput } from '../../refuse.ts';
import { type FactorProof, proveFactor } from '../factors/prove.ts';
import { provePassword } from './prove.ts';
import { secondStep } from './second-step.ts';

/**
 * Notes that the viewer has proven once more who they are, on every server: by the password, or by the second factor
 * where they have one. Throws 400 where they have not.
 */
export async function confirmLogin(
  context: AuthedContext,
  { password, ...proof }: FactorProof & { password?: string | undefined },
): Promise<void> {
  const { services, viewer, ip, write } = context;
  const { user, factor, session } = viewer;
  if (password !== undefined) {
    if (factor.has) throw badInput({ password: 'factor-needed' });
    if (factor.isRequired && factor.isAtProvider) throw badInput({ password: 'confirm-by-provider' });
    await provePassword(context, password, 'password');
    return write((tx) => confirmSession(tx, session.id));
  }
  const attempt = { ip, address: user.id, ofDay: proof.code && session.id };
  await secondStep(context, { call: 'second-factor', attempt, email: user.email }, (proven) =>
    write(async (tx) => {
      await proven(proveFactor(tx, services, user, proof));
      await confirmSession(tx, session.id);
    }),
  );
}

/** Notes that the user of a session has just proven who they are, on every server. */
export async function confirmSession(tx: Tx, session: string): Promise<void> {
  await tx
    .updateTable('login_sessions')
    .set({ confirmed_at: sql<Date>`now()` })
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', session)
    .execute();
  await signal(tx, sessionsChanged);
}
