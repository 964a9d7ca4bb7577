import { type Answer, on } from '../core/answers.ts';
import { contains, idOf, nextId, pageOf, sortedBy, whole } from '../core/lists.ts';
import { sampleState } from '../core/state.ts';
import type { Account } from './account.ts';
import {
  addUser,
  allUsers,
  deleteUser,
  getAccount,
  getUser,
  listUsers,
  type User,
  updateAccount,
  updateUser,
  userColumns,
} from './contract.ts';
import { accountOf, users } from './data.ts';

const state = sampleState(() => ({ users: users(), accounts: new Map<number, Account>() }));

const userOf = (id: unknown): User | undefined => state().users.find((user) => user.id === idOf(id));

/** A user's account, made when it is first asked for. */
function keptAccount(id: unknown): Account | undefined {
  const user = userOf(id);
  if (!user) return undefined;
  const { accounts } = state();
  const account = accounts.get(user.id) ?? accountOf(user);
  accounts.set(user.id, account);
  return account;
}

/** The order asked for, by id where no column is named; as they are kept where none is, or by a column there is not. */
function inOrder(found: readonly User[], column: string | undefined, direction: string | undefined): User[] {
  const known = userColumns.find((name) => name === (column ?? (direction && 'id')));
  return known ? sortedBy(found, (user) => user[known], direction) : [...found];
}

/** What a new user is where nothing else is said. */
const defaults: Omit<User, 'id' | 'fullName' | 'username' | 'email'> = {
  company: '',
  role: 'subscriber',
  country: '',
  contact: '',
  currentPlan: 'basic',
  status: 'pending',
  billing: 'Auto Debit',
  avatar: '',
};

export const answers: readonly Answer[] = [
  on(allUsers, () => state().users),

  on(listUsers, ({ query }) => {
    const [role, plan, status] = [query('role'), query('currentPlan'), query('status')];
    const found = state().users.filter(
      (user) =>
        contains(
          query('q'),
          user.fullName,
          user.username,
          user.email,
          user.company,
          user.country,
          user.contact,
        ) &&
        (!role || user.role === role) &&
        (!plan || user.currentPlan === plan) &&
        (!status || user.status === status),
    );
    const sorted = inOrder(found, query('sortColumn'), query('sort'));
    return {
      total: found.length,
      users: pageOf(sorted, whole(query('page'), 1), whole(query('perPage'), 10)),
    };
  }),

  on(getUser, ({ query }) => ({ user: userOf(query('id')) ?? null })),

  on(addUser, ({ body }) => {
    const all = state().users;
    const user: User = { ...defaults, ...('user' in body ? body.user : body), id: nextId(all) };
    all.unshift(user);
    return { user };
  }),

  on(deleteUser, ({ query }) => {
    const removed = idOf(query('id'));
    state().users = state().users.filter(({ id }) => id !== removed);
    return {};
  }),

  on(updateUser, ({ body: { id, ...changed } }) => {
    const user = userOf(id);
    if (user) Object.assign(user, changed);
    return { user: user ?? null };
  }),

  on(getAccount, ({ query }) => ({ account: keptAccount(query('id')) ?? null })),

  on(updateAccount, ({ body }) => {
    const account = keptAccount(body.id);
    if (account) Object.assign(account, body.account);
    return { account: account ?? null };
  }),
];
