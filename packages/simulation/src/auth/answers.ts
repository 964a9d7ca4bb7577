import { type Answer, on, Refusal } from '../core/answers.ts';
import { nextId } from '../core/lists.ts';
import { sampleState } from '../core/state.ts';
import { portrait } from '../people/portrait.ts';
import { abilities, type DemoLogin, refresh, register, signIn } from './contract.ts';
import { type Account, sampleAccounts } from './data.ts';
import { refreshedUser, tokensFor } from './tokens.ts';

const state = sampleState(() => ({ accounts: sampleAccounts() }));

function loginOf({ password: _kept, ...userData }: Account): DemoLogin {
  return { userData, ...tokensFor(userData.id) };
}

/** Fields with what is wrong with each; the first of them is the message. */
function refusal(fields: Record<string, string>): Refusal {
  return new Refusal(400, Object.values(fields)[0] ?? '', { error: fields });
}

export const answers: readonly Answer[] = [
  on(signIn, ({ body }) => {
    const account = state().accounts.find(
      ({ email, password }) => email === body.email && password === body.password,
    );
    if (!account) throw refusal({ email: 'Email or Password is Invalid' });
    return loginOf(account);
  }),

  on(register, ({ body: { username, email, password } }) => {
    const { accounts } = state();
    const taken = {
      ...(accounts.some((account) => account.email === email) && { email: 'This email is already in use' }),
      ...(accounts.some((account) => account.username === username) && {
        username: 'This username is already in use',
      }),
    };
    if (Object.keys(taken).length > 0) throw refusal(taken);
    const id = nextId(accounts);
    const account: Account = {
      id,
      fullName: username,
      username,
      email,
      password,
      avatar: portrait(id, 'woman'),
      role: 'admin',
      ability: abilities.admin,
    };
    accounts.push(account);
    return loginOf(account);
  }),

  on(refresh, ({ body }) => {
    const user = refreshedUser(body.refreshToken);
    if (user === undefined) throw new Refusal(401, 'Invalid refresh token');
    return tokensFor(user);
  }),
];
