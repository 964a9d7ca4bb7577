import * as z from 'zod';
import { problem } from '../refusals/problems.ts';
import { addition, done, moment } from '../shared/index.ts';
import { login, secondFactorNeeded } from './authentication.ts';
import { loginAnswer } from './users.ts';

const tag = 'Authentication';

/** 32 random bytes in base64url: what the browser keeps, and the form of its SHA-256. */
const ofBytes = z.string().regex(/^[\w-]{43}$/, problem('base64url-of-32'));

/**
 * Logging in by an OpenID provider. The browser makes a verifier, keeps it, and begins with its SHA-256; the provider
 * leads back to the page `/sso`, which finishes with the query it was opened with, and the verifier.
 */
export const sso = {
  provider: addition('GET', '/auth/sso', {
    open: true,
    tag,
    summary: 'The OpenID provider to log in by, if there is one',
  }).output(
    z.object({
      provider: z
        .object({
          title: z.string(),
          only: z.boolean().meta({ description: 'Nobody logs in with a password' }),
        })
        .nullable(),
    }),
  ),
  begin: addition('POST', '/auth/sso/start', {
    open: true,
    tag,
    weight: 'light',
    summary: 'Begin to log in by the OpenID provider',
  })
    .input(
      z.object({
        challenge: ofBytes,
        again: z.boolean().default(false).meta({
          description: 'Who is logged in there already has to log in once more: for a confirmation',
        }),
      }),
    )
    .output(z.object({ address: z.string() })),
  finish: addition('POST', '/auth/sso', {
    open: true,
    tag,
    weight: 'light',
    summary: 'Log in by what the OpenID provider came back with',
    refuses: ['address-in-workspace', 'login-not-begun-here', 'provider-did-not-confirm'],
  })
    .input(login.pick({ device: true }).extend({ query: z.string().max(8000), verifier: ofBytes }))
    .output(
      z.union([
        loginAnswer,
        secondFactorNeeded,
        z.object({
          connect: z
            .object({ token: z.string(), email: z.string() })
            .meta({ description: 'The address has an account here: its password connects both' }),
        }),
      ]),
    ),
  connect: addition('POST', '/auth/sso/connect', {
    open: true,
    tag,
    weight: 'light',
    summary: 'Connect the account that has the address at the OpenID provider, by its password, and log in',
    refuses: ['address-in-workspace', 'provider-took-too-long', 'wrong-known-password'],
  })
    .input(login.pick({ password: true, device: true }).extend({ token: z.string().min(1).max(200) }))
    .output(z.union([loginAnswer, secondFactorNeeded])),
  account: addition('GET', '/auth/sso/account', {
    tag,
    summary: 'Since when my login is connected to an account of the OpenID provider; null where it is not',
  }).output(z.object({ account: z.object({ since: moment }).nullable() })),
  beginLink: addition('POST', '/auth/sso/account/start', {
    tag,
    weight: 'proof',
    summary: 'Begin to connect an account of the OpenID provider to my login',
  })
    .input(z.object({ challenge: ofBytes }))
    .output(z.object({ address: z.string() })),
  link: addition('POST', '/auth/sso/account', {
    tag,
    weight: 'proof',
    summary: 'Connect to my login the account that the OpenID provider came back with',
    refuses: ['login-not-begun-here', 'provider-did-not-confirm'],
  })
    .input(z.object({ query: z.string().max(8000), verifier: ofBytes }))
    .output(done),
  unlink: addition('DELETE', '/auth/sso/account', {
    tag,
    weight: 'proof',
    summary: 'Disconnect my login from the OpenID provider',
  }).output(done),
  confirm: addition('POST', '/auth/sso/confirm', {
    tag,
    weight: 'light',
    summary: 'Prove anew who I am by the OpenID provider, for ten minutes, as by a password',
    refuses: ['login-not-begun-here', 'provider-did-not-confirm'],
  })
    .input(z.object({ query: z.string().max(8000), verifier: ofBytes }))
    .output(done),
  logout: addition('GET', '/auth/sso/logout', {
    open: true,
    tag,
    summary: 'Where to log out at the OpenID provider too; null where it has no such page',
  }).output(z.object({ address: z.string().nullable() })),
};
