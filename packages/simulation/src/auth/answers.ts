import { type Answer, on, Refusal } from '../core/answers.ts';
import { nextId } from '../core/lists.ts';
import { record, text } from '../core/read-body.ts';
import { sampleState } from '../core/state.ts';
import { personOf } from '../people/people.ts';
import { portrait } from '../people/portrait.ts';
import {
  abilities,
  accounts,
  type DemoLogin,
  type DemoUser,
  refresh,
  register,
  signIn,
  tokenLifetimeMs,
} from './contract.ts';

interface Account extends DemoUser {
  password: string;
}

function accountOf(person: number, role: DemoUser['role']): Account {
  const { fullName, avatar } = personOf(person);
  return { id: person, fullName, avatar, username: role, role, ability: abilities[role], ...accounts[role] };
}

const sampleAccounts = (): Account[] => [accountOf(1, 'admin'), accountOf(7, 'client')];

const refreshLifetimeMs = 24 * 60 * 60 * 1000;

interface Claims {
  /** Id of the user. */
  sub: number;
  use: 'access' | 'refresh';
  /** Milliseconds since 1970. */
  expires: number;
}

/** A token that outlives a reload, since it carries all it says. It proves nothing: there is nothing to guard. */
const toToken = (claims: Claims): string => btoa(JSON.stringify(claims));

/** A fresh pair for a user. */
const tokensFor = (user: number) => ({
  accessToken: toToken({ sub: user, use: 'access', expires: Date.now() + tokenLifetimeMs }),
  refreshToken: toToken({ sub: user, use: 'refresh', expires: Date.now() + refreshLifetimeMs }),
});

/** The id of the user a refresh token was made for; undefined where it is none, or no longer good. */
function refreshedUser(token: unknown): number | undefined {
  try {
    const claims: unknown = JSON.parse(atob(String(token)));
    return isClaims(claims) && claims.use === 'refresh' && claims.expires > Date.now()
      ? claims.sub
      : undefined;
  } catch {
    return undefined;
  }
}

function isClaims(value: unknown): value is Claims {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof Reflect.get(value, 'sub') === 'number' &&
    typeof Reflect.get(value, 'expires') === 'number'
  );
}

const state = sampleState(() => ({ accounts: sampleAccounts() }));

function loginOf({ password: _kept, ...userData }: Account): DemoLogin {
  return { userData, ...tokensFor(userData.id) };
}

/** Fields with what is wrong with each; the first of them is the message. */
function refusal(fields: Record<string, string>): Refusal {
  return new Refusal(400, Object.values(fields)[0] ?? '', { error: fields });
}

export const answers: readonly Answer[] = [
  on(
    signIn,
    ({ body }) => {
      const account = state().accounts.find(
        ({ email, password }) => email === body.email && password === body.password,
      );
      if (!account) throw refusal({ email: 'Email or Password is Invalid' });
      return loginOf(account);
    },
    record({ email: text, password: text }),
  ),

  on(
    register,
    ({ body: { username, email, password } }) => {
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
    },
    record({ username: text, email: text, password: text }, { username: '', email: '', password: '' }),
  ),

  on(
    refresh,
    ({ body }) => {
      const user = refreshedUser(body.refreshToken);
      if (user === undefined) throw new Refusal(401, 'Invalid refresh token');
      return tokensFor(user);
    },
    record({ refreshToken: text }),
  ),
];
