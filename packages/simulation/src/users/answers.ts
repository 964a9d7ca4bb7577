import { type Answer, on } from '../core/answers.ts';
import { contains, idOf, nextId, pageOf, sortedBy } from '../core/lists.ts';
import { always, flag, id, list, moment, oneOf, record, text } from '../core/read-body.ts';
import { putBack, type Removed, takeOut } from '../core/removal.ts';
import { sampleState } from '../core/state.ts';
import { demoUser, withDemoUser } from '../people/demo-user.ts';
import { type Account, noticeEvents } from './account.ts';
import {
  addUser,
  allUsers,
  billings,
  deleteUser,
  getAccount,
  getUser,
  listUsers,
  plans,
  restoreUser,
  type User,
  updateAccount,
  updateUser,
  userColumns,
  userRoles,
  userStatuses,
} from './contract.ts';
import { accountOf, users } from './data.ts';

const state = sampleState(() => ({
  users: users(),
  removed: [] as Removed<User>[],
  accounts: new Map<number, Account>(),
}));

const everybody = (): User[] => state().users.map(withDemoUser);
const userOf = (id: unknown): User | undefined => everybody().find((user) => user.id === idOf(id));

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

const userFields = {
  fullName: text,
  username: text,
  email: text,
  company: text,
  role: oneOf(userRoles),
  country: text,
  contact: text,
  currentPlan: oneOf(plans),
  status: oneOf(userStatuses),
  billing: oneOf(billings),
  avatar: text,
};
const namesOfNobody = { fullName: '', username: '', email: '' };

const place = { company: text, street: text, city: text, country: text, taxPin: text };
const device = { browser: text, system: text, device: text, place: text };

/** What a user's page changes of the account. */
const accountFields = {
  hasTwoSteps: flag,
  devices: list(
    record(
      { id, ...device, lastSeen: moment, isCurrent: flag },
      {
        browser: '',
        system: '',
        device: '',
        place: '',
        lastSeen: new Date(0).toISOString(),
        isCurrent: false,
      },
    ),
  ),
  billingAddress: record(place, { company: '', street: '', city: '', country: '', taxPin: '' }),
  notices: list(
    record(
      { event: oneOf(noticeEvents), email: flag, browser: flag, app: flag },
      { event: noticeEvents[0], email: false, browser: false, app: false },
    ),
  ),
};

export const answers: readonly Answer[] = [
  on(allUsers, everybody),

  on(listUsers, ({ query }) => {
    const [role, plan, status] = [query('role'), query('currentPlan'), query('status')];
    const found = everybody().filter(
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
      users: pageOf(sorted, query('page'), query('perPage'), 10),
    };
  }),

  on(getUser, ({ query }) => ({ user: userOf(query('id')) ?? null })),

  on(
    addUser,
    ({ body }) => {
      const all = state().users;
      const user: User = { ...defaults, ...('user' in body ? body.user : body), id: nextId(all) };
      all.unshift(user);
      return { user };
    },
    (given) => {
      const read = record(userFields, namesOfNobody);
      return typeof given === 'object' && given !== null && 'user' in given
        ? (read(given.user) ?? namesOfNobody)
        : read(given);
    },
  ),

  on(deleteUser, ({ query }) => {
    takeOut(state().users, state().removed, ({ id }) => id === idOf(query('id')));
    return {};
  }),

  on(
    restoreUser,
    ({ body }) => ({ user: putBack(state().users, state().removed, ({ id }) => id === body.id) ?? null }),
    record({ id }),
  ),

  on(
    updateUser,
    ({ body: { id, ...changed } }) => {
      const user = state().users.find((one) => one.id === idOf(id));
      if (user) Object.assign(user, changed);
      if (user?.id === 1) Object.assign(demoUser(), changed);
      return { user: userOf(id) ?? null };
    },
    record({ id, ...userFields }),
  ),

  on(getAccount, ({ query }) => ({ account: keptAccount(query('id')) ?? null })),

  on(
    updateAccount,
    ({ body }) => {
      const account = keptAccount(body.id);
      if (account) Object.assign(account, body.account);
      return { account: account ?? null };
    },
    record({ id, account: always(record(accountFields)) }),
  ),
];
