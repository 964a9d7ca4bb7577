import type { LoginAnswer, SecondFactorNeeded } from '@kazi/contract/identity';
import { badInput } from '../../http/errors.ts';
import type { OpenContext } from '../../http/procedures.ts';
import type { ProvenIdentity } from '../../ports/sso.ts';
import { type FactorProof, proveFactor } from '../factors/prove.ts';
import { authenticatorOf, passkeysOf } from '../factors/queries.ts';
import { connectKnown } from '../sso/person.ts';
import { finishLogin } from './finish-login.ts';

/**
 * What a user with a second factor is asked for once the first step was right; undefined for a user without one. With an
 * account of the OpenID provider as `proven`, the second step connects it to them.
 */
export async function factorToAskFor(
  { services, tenant, read, write }: OpenContext,
  user: string,
  proven?: ProvenIdentity,
): Promise<SecondFactorNeeded['secondFactor'] | undefined> {
  const whose = { tenant, user };
  const [app, passkeys] = await read(async (db) => [
    await authenticatorOf(db, whose),
    await passkeysOf(db, whose),
  ]);
  if (!app && passkeys.length === 0) return undefined;
  const token = await write((tx) => services.logins.issueChallenge(tx, 'second-factor', { user, proven }));
  return { token, code: app !== undefined, passkey: passkeys.length > 0 };
}

interface StepTwo extends FactorProof {
  token: string;
  device?: string | undefined;
  remember: boolean;
}

/** Finishes a login whose password was right. A wrong factor leaves the token good, and is counted. */
export async function loginByFactor(
  context: OpenContext,
  { token, device, remember, ...proof }: StepTwo,
): Promise<LoginAnswer> {
  const { services, ip, language, write } = context;
  const { logins, guessing, sso, publicUrl } = services;
  const challenge = await write((tx) => logins.peekChallenge(tx, 'second-factor', token));
  if (!challenge?.user) throw tooLate();
  const { user, proven } = challenge;
  const attempt = { ip, address: user };
  await guessing.count('second-factor', attempt);
  const answer = await finishLogin(context, user, {
    device,
    remember,
    async prove(tx, row) {
      if ((await logins.takeChallenge(tx, 'second-factor', token))?.user !== user) throw tooLate();
      await proveFactor(tx, services, row, proof);
      if (proven && sso) await connectKnown(tx, services, proven, { provider: sso, publicUrl, language });
    },
  });
  await guessing.forgive('second-factor', attempt);
  return answer;
}

/** 400. The second step came too late, or twice. */
const tooLate = () =>
  badInput(
    { token: 'must be from a login of the last ten minutes' },
    'That took too long. Please begin again with your password.',
  );
