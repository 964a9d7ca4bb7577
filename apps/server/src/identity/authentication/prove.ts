import type { AuthedContext, OpenContext } from '../../http/procedures.ts';
import { type Refused, refuse } from '../../refuse.ts';
import { type LoginRow, loginOf } from './queries.ts';
import { secondStep } from './second-step.ts';

/**
 * Throws 400 where the address has a confirmed login already and the password is not that login's own; guessing it
 * is slowed like logging in. Gives whether there is such a login.
 */
export async function proveLogin(
  context: OpenContext,
  { email, password }: { email: string; password: string },
): Promise<boolean> {
  const known = await context.readShown((db) => loginOf(db, { tenant: context.tenant, email }));
  if (!known?.verified) return false;
  const wrong = () => refuse('wrong-known-password', {}, { password: 'known-login-password' });
  await prove(context, 'login', known, { email, password, wrong });
  return true;
}

/**
 * The login of the viewer, whose password this is. Guessing it is slowed. Throws 400 for another password, which
 * `field` of the input holds.
 */
export async function provePassword(
  context: AuthedContext,
  password: string,
  field: string,
): Promise<string> {
  const { email } = context.viewer.user;
  const known = await context.readShown((db) => loginOf(db, { tenant: context.tenant, email }));
  const wrong = () => refuse('wrong-password', {}, { [field]: 'current-password' });
  return (await prove(context, 'password', known, { email, password, wrong })).login;
}

interface Proof {
  email: string;
  password: string;
  /** The refusal of another password. */
  wrong: () => Refused;
}

async function prove(
  context: OpenContext,
  call: 'login' | 'password',
  known: LoginRow | undefined,
  { email, password, wrong }: Proof,
): Promise<LoginRow> {
  const check = async () => {
    if (!(await context.services.logins.isRight(known?.password, password))) throw wrong();
  };
  const attempt = { ip: context.ip, address: email };
  await secondStep(context, { call, attempt, email }, (proof) => proof(check()));
  if (!known) throw wrong();
  return known;
}
