import * as z from 'zod';
import { problem } from '../refusals/problems.ts';
import { addition, call, done, email, errorData, password, passwordMaxLength } from '../shared/index.ts';
import { authenticatorCode, passkeyAssertion, recoveryCode } from './factors.ts';
import { deviceToken, loginAnswer } from './users.ts';

const tag = 'Authentication';

/** What a person logs in with; `device` is what an earlier login gave this device. */
export const login = z.object({
  email,
  password: z.string().min(1, problem('not-empty')).max(passwordMaxLength),
  device: deviceToken.optional(),
});

/** What comes instead where a second factor is asked for: the token of `POST /auth/second-factor`. */
export const secondFactorNeeded = z.object({
  secondFactor: z.object({
    token: z.string(),
    code: z.boolean().meta({ description: 'The user has an authenticator app' }),
    passkey: z.boolean().meta({ description: 'The user has a passkey' }),
  }),
});
export type SecondFactorNeeded = z.infer<typeof secondFactorNeeded>;

const oneProof = problem('exactly-one-proof');

/** One of the ways to prove a second factor. */
const factorProof = {
  code: authenticatorCode.optional(),
  recoveryCode: recoveryCode.optional(),
  passkey: passkeyAssertion.optional(),
};

const given = (proofs: Record<string, unknown>) =>
  Object.values(proofs).filter((proof) => proof !== undefined).length;

/**
 * Why logging in may be refused beyond what refuses any call, though the password is right: the account is not confirmed,
 * or it waits to be let in.
 */
const loginErrors = {
  UNCONFIRMED: { status: 403, data: errorData },
  WAITING: { status: 403, data: errorData },
};
export type LoginError = keyof typeof loginErrors;

/** Logging in and out, proving anew who one is, and setting passwords. */
export const authentication = {
  login: call('POST', '/auth', {
    tag,
    open: true,
    weight: 'light',
    summary: 'Log in',
    refuses: ['wrong-login'],
  })
    .errors(loginErrors)
    .input(login)
    .output(z.union([loginAnswer, secondFactorNeeded])),
  loginStepTwo: addition('POST', '/auth/second-factor', {
    open: true,
    tag,
    weight: 'light',
    summary: 'Finish a login by a second factor',
    refuses: [
      'address-in-workspace',
      'authenticator-unreadable',
      'login-took-too-long',
      'passkey-not-accepted',
    ],
  })
    .input(
      z
        .object({
          token: z.string().min(1).max(200),
          ...factorProof,
          device: login.shape.device,
          remember: z
            .boolean()
            .default(false)
            .meta({ description: 'Ask this device for no second factor for thirty days' }),
        })
        .refine(({ code, recoveryCode, passkey }) => given({ code, recoveryCode, passkey }) === 1, {
          ...oneProof,
          path: ['code'],
        }),
    )
    .output(loginAnswer),
  loginByPasskey: addition('POST', '/auth/passkey', {
    open: true,
    tag,
    weight: 'light',
    summary: 'Log in with a passkey alone, which proves possession and person at once',
    refuses: ['passkey-not-accepted'],
  })
    .input(z.object({ passkey: passkeyAssertion, device: login.shape.device }))
    .output(loginAnswer),
  logout: addition('DELETE', '/auth', { tag, weight: 'light', summary: 'Log out: ends this session' })
    .input(
      z
        .object({
          device: deviceToken.optional().meta({
            description:
              'Forget this device too, as one that others use: it is asked for a second factor again',
          }),
        })
        .optional(),
    )
    .output(done),
  renew: addition('POST', '/auth/renewal', {
    tag,
    weight: 'light',
    summary: 'Replace the token of this session; the old one holds until a minute after the new one is used',
  }).output(loginAnswer.pick({ token: true, expiresAt: true, draftKey: true })),
  confirm: addition('POST', '/auth/confirm', {
    tag,
    weight: 'light',
    summary: 'Prove anew who I am, for ten minutes: what a call asks for that answers CONFIRM_LOGIN',
    refuses: ['authenticator-unreadable', 'passkey-not-accepted', 'wrong-password'],
  })
    .input(
      z
        .object({ password: login.shape.password.optional(), ...factorProof })
        .refine((proofs) => given(proofs) === 1, { ...oneProof, path: ['password'] }),
    )
    .output(done),
  requestReset: call('POST', '/password-reset', {
    open: true,
    tag,
    weight: 'light',
    summary: 'Ask for a link to set a new password',
  })
    .input(z.object({ email }))
    .output(done),
  reset: call('PUT', '/password-reset/{token}', {
    open: true,
    tag,
    weight: 'light',
    summary: 'Set a new password; ends every session',
    refuses: ['link-spent'],
  })
    .input(z.object({ token: z.string().min(1).max(2000), password }))
    .output(done),
  changePassword: addition('PUT', '/auth/password', {
    tag,
    weight: { proofWhere: 'the caller has a second factor' },
    summary: 'Change my password; ends every other session',
    refuses: ['wrong-password'],
  })
    .input(z.object({ current: login.shape.password, password }))
    .output(done),
};
