import * as z from 'zod';
import { rule } from '../abilities/index.ts';
import { addition, call, done, email, errorData, moment, password } from '../shared/index.ts';
import { user } from './users.ts';

const tag = 'Authentication';

export const login = z.object({
  email,
  password: z.string().min(1, { error: 'must not be empty' }).max(128),
});

/** What a client stores after logging in. */
export const loginAnswer = z.object({
  token: z.string(),
  expiresAt: moment,
  user,
  ability: z.array(rule),
});
export type LoginAnswer = z.infer<typeof loginAnswer>;

/** Why logging in may be refused beyond what refuses any call: the password is right, the account not confirmed. */
const loginErrors = { UNCONFIRMED: { status: 403, data: errorData } };
export type LoginError = keyof typeof loginErrors;

export const authentication = {
  login: call('POST', '/auth', { tag, summary: 'Log in' })
    .errors(loginErrors)
    .input(login)
    .output(loginAnswer),
  logout: addition('DELETE', '/auth', { tag, summary: 'Log out: ends this session' }).output(done),
  requestReset: call('POST', '/password-reset', { tag, summary: 'Ask for a link to set a new password' })
    .input(z.object({ email }))
    .output(done),
  reset: call('PUT', '/password-reset/{token}', { tag, summary: 'Set a new password; ends every session' })
    .input(z.object({ token: z.string().min(1).max(2000), password }))
    .output(done),
};
