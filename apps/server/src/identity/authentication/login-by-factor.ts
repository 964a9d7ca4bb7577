import type { LoginAnswer, SecondFactorNeeded } from '@kazi/contract/identity';
import type { OpenContext } from '../../http/procedures.ts';
import type { ProvenIdentity } from '../../ports/sso.ts';
import { found, refuse } from '../../refuse.ts';
import { deviceByToken } from '../devices/devices.ts';
import { type FactorProof, proveFactor } from '../factors/prove.ts';
import { authenticatorOf, passkeysOf } from '../factors/queries.ts';
import { connectKnown } from '../sso/person.ts';
import { userById } from '../users/queries.ts';
import { finishLogin } from './finish-login.ts';
import { secondStep } from './second-step.ts';

/**
 * What a user with a second factor is asked for once the first step was right; undefined for a user without one. With an
 * account of the OpenID provider as `proven`, the second step connects it to them.
 */
export async function factorToAskFor(
  { services, tenant, readShown, write }: OpenContext,
  user: string,
  proven?: ProvenIdentity,
): Promise<SecondFactorNeeded['secondFactor'] | undefined> {
  const whose = { tenant, user };
  const [app, passkeys] = await readShown(async (db) => [
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
  const { services, tenant, ip, language, readShown, write } = context;
  const { logins, sso, publicUrl } = services;
  const challenge = await write((tx) => logins.peekChallenge(tx, 'second-factor', token));
  if (!challenge?.user) throw tooLate();
  const { user, proven: account } = challenge;
  const { email } = found(await readShown((db) => userById(db, { tenant, id: user })), 'user');
  const seenOn = await readShown((db) => deviceByToken(db, { tenant, email, token: device }));
  // Who has come past the password elsewhere takes no tries from a device of its owner.
  const attempt = { ip, address: user, device: seenOn?.id, ofDay: proof.code && (seenOn?.id ?? user) };
  return secondStep(context, { call: 'second-factor', attempt, email }, (proven) =>
    finishLogin(context, user, {
      device,
      remember,
      async prove(tx, row) {
        if ((await logins.takeChallenge(tx, 'second-factor', token))?.user !== user) throw tooLate();
        await proven(proveFactor(tx, services, row, proof));
        if (account && sso) await connectKnown(tx, services, account, { provider: sso, publicUrl, language });
      },
    }),
  );
}

/** 400. The second step came too late, or twice. */
const tooLate = () => refuse('login-took-too-long', {}, { token: 'recent-login' });
