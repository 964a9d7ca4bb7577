// @vitest-environment jsdom
import { contract } from '@kazi/contract';
import { auditedEvents, plainCalls } from '@kazi/contract/nouns';
import { partialMatchKey, type QueryKey } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { api } from '../api/queries.ts';
import { affects, type Subject } from './affects.ts';

const { activity, identity, money, organisation, payroll, work } = api;

/** The keys of all calls that read, found in the contract. */
function readKeys(router: object, path: readonly string[] = []): QueryKey[] {
  return Object.entries(router).flatMap(([name, entry]) => {
    const here = [...path, name];
    if (!('~orpc' in entry)) return readKeys(entry, here);
    return entry['~orpc'].route.method === 'GET' ? [[here, { type: 'query' }]] : [];
  });
}

const allReads = readKeys(contract);
const readsUnder = (prefixes: readonly QueryKey[]) =>
  allReads.filter((key) => prefixes.some((prefix) => partialMatchKey(key, prefix)));

/** Nouns that no other has to do with. */
const plain = auditedEvents.flatMap(({ name }): QueryKey[] => {
  const calls = plainCalls(name);
  return calls ? [[calls]] : [];
});

/** What is done, the kinds of record that it changes, and what must be read anew after it. */
const writes: [what: string, changes: Subject[], reads: QueryKey[], except?: QueryKey[]][] = [
  ['a second factor is set up or removed', ['factor'], [[]]],
  ['a person is changed', ['user'], [identity.users.key(), work.departures.key()]],
  ['a profile is made, changed or deleted', ['profile'], [identity.profiles.key()]],
  ['preferences are changed', ['preference'], [identity.preferences.key()]],
  ['the workspace is changed', ['workspace'], [identity.workspaces.key()]],
  ['a session is ended, a password changed', ['session'], [identity.sessions.key()]],
  ['the firm’s account is disconnected', ['session'], [identity.sso.account.key()]],
  ['a project is made or changed', ['project'], [organisation.projects.key()]],
  // Its apps go with it, and its teams; people can no longer be invited to it. Roles are those of the workspace.
  [
    'a project is deleted',
    ['project', 'team', 'invitation'],
    [organisation.key()],
    [organisation.roles.key(), organisation.permissions.key(), ...plain],
  ],
  ['an app is changed', ['app'], [organisation.apps.key()]],
  // A project counts its apps; teams, invitations and roles know none.
  [
    'an app is made or deleted',
    ['app'],
    [organisation.key()],
    [
      ...[
        organisation.teams,
        organisation.invitations,
        organisation.joinLinks,
        organisation.roles,
        organisation.permissions,
      ].map((noun) => noun.key()),
      ...plain,
    ],
  ],
  ['a team is made, changed or deleted', ['team'], [organisation.teams.key()]],
  [
    'somebody is invited, an invitation withdrawn',
    ['invitation'],
    [organisation.invitations.key(), identity.users.key()],
  ],
  ['a role is made, changed or deleted', ['role'], [organisation.key(), identity.users.key()]],
  ['a permission is made, changed or deleted', ['permission'], [organisation.key()]],
  ['a budget is given, changed or withdrawn', ['budget'], [money.budgets.key()]],
  [
    'a receiver is added, changed, verified or removed',
    ['beneficiary'],
    [money.bankAccounts.key(), money.mobileWallets.key(), money.pesalinkBeneficiaries.key()],
  ],
  ['a product is offered or withdrawn', ['product'], [money.products.key()]],
  // Whom it goes to and how much may leave in 24 hours stays as it is; what is left of that is part of a payment's quote.
  [
    'money is paid in, withdrawn, approved, refused, taken back, or spent on products',
    ['payment', 'account'],
    [money.key()],
    [
      money.bankAccounts,
      money.mobileWallets,
      money.pesalinkBeneficiaries,
      money.beneficiaryStops,
      money.limits,
    ].map((noun) => noun.key()),
  ],
  ['the limits of money are changed', ['money-limits'], [money.limits.key()]],
  ['the books are compared, a difference is settled', ['difference'], [money.reconciliation.key()]],
  ['notifications are read', ['notification'], [activity.notifications.key()]],
  ['an employee, their terms or leave are changed', ['employee'], [payroll.key()]],
  ['the settings of payroll are changed', ['payroll-settings'], [payroll.key()]],
  ['a run is prepared, decided or paid', ['payroll-run'], [payroll.key()]],
  ['a payslip is taken back', ['payslip'], [payroll.key()]],
  ['an obligation is remitted', ['obligation'], [payroll.key()]],
  ['a flow is made or changed', ['flow'], [work.flows.key()]],
  // Its tasks stay, without a flow; what is said of them, done in them and paid for them stays too.
  [
    'a flow is deleted',
    ['flow', 'story', 'task'],
    [work.key()],
    [work.approvers, work.comments, work.subtasks, work.accepted, work.search].map((noun) => noun.key()),
  ],
  ['a story is made, changed or deleted', ['story'], [work.stories.key(), work.flows.key()]],
  ['a subtask is made, ticked or deleted', ['subtask'], [work.subtasks.key()]],
  ['a comment is written, changed or deleted', ['comment'], [work.comments.key()]],
  ['tasks are deleted', ['task'], [work.tasks.mine.key()]],
  // What others do, and events tell of.
  ['a reward is released', ['account'], [work.costs.key(), work.overviews.key()]],
  ['a task is accepted', ['task'], [work.costs.key()]],
  ['a payroll is paid', ['payroll-run'], [work.costs.key(), money.accounts.key()]],
];

test.each(writes)('what shows it is read anew where %s', (_what, changes, reads, except = []) => {
  const affected = changes.flatMap(affects);
  const spared = readsUnder(except);
  const wanted = readsUnder(reads).filter((key) => !spared.includes(key));
  expect(wanted).not.toEqual([]);
  expect(wanted.filter((key) => !affected.some((prefix) => partialMatchKey(key, prefix)))).toEqual([]);
});
