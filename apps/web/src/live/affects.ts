import type { Event } from '@kazi/contract/activity';
import { type PlainNoun, plainCalls } from '@kazi/contract/nouns';
import type { QueryKey } from '@tanstack/react-query';
import { api } from '../api/queries.ts';

const { activity, files, identity, money, organisation, payroll, work } = api;

/** What says something about tasks besides their lists, which put a changed task in its place by themselves. */
const aroundTasks = [
  work.tasks.mine.key(),
  work.tasks.across.key(),
  work.tasks.labels.key(),
  work.tasks.activity.key(),
  work.happenings.key(),
];

/** What was changed: a kind of record that events are about, or one of those that the server tells nobody else of. */
export type Subject = Event['subject'] | 'difference' | 'factor' | 'preference' | 'profile' | 'session';

/** What may look different after a change of a record of each kind; of a plain noun, what its own calls show. */
const affected: Record<Exclude<Subject, PlainNoun>, readonly QueryKey[]> = {
  project: [
    organisation.projects.key(),
    organisation.apps.key(),
    work.approvers.key(),
    work.dashboards.key(),
  ],
  app: [organisation.apps.key(), organisation.projects.key()],
  team: [organisation.teams.key(), organisation.projects.key()],
  // What each record lets its reader do follows from the roles, too.
  role: [organisation.key(), identity.users.key()],
  permission: [organisation.key(), identity.users.key()],
  user: [identity.users.key(), work.departures.key()],
  workspace: [identity.workspaces.key()],
  invitation: [
    organisation.invitations.key(),
    organisation.joinLinks.key(),
    work.dashboards.key(),
    // Who is invited can be given work.
    identity.users.key(),
  ],
  'join-link': [organisation.joinLinks.key(), organisation.invitations.key()],
  file: [files.key(), ...aroundTasks],
  flow: [work.flows.key(), work.tasks.key()],
  story: [work.stories.key(), work.flows.key()],
  task: [
    ...aroundTasks,
    work.deliveries.key(),
    work.flows.key(),
    work.dashboards.key(),
    work.departures.key(),
    work.overviews.key(),
    work.costs.key(),
    organisation.apps.key(),
    organisation.projects.key(),
  ],
  subtask: [work.subtasks.key(), ...aroundTasks],
  comment: [work.comments.key(), ...aroundTasks],
  notification: [activity.notifications.key()],
  account: [
    money.accounts.key(),
    money.budgets.key(),
    money.products.key(),
    work.costs.key(),
    work.overviews.key(),
    money.reconciliation.standing.key(),
    work.dashboards.key(),
  ],
  beneficiary: [
    money.bankAccounts.key(),
    money.pesalinkBeneficiaries.key(),
    money.mobileWallets.key(),
    money.payments.quote.key(),
  ],
  payment: [money.payments.key(), money.accounts.key(), money.reconciliation.key(), work.dashboards.key()],
  'money-limits': [money.limits.key(), money.payments.quote.key()],
  employee: [payroll.key()],
  'payroll-settings': [payroll.key()],
  'payroll-run': [payroll.key(), money.accounts.key(), work.costs.key()],
  payslip: [payroll.key(), work.costs.key()],
  obligation: [payroll.key()],
  difference: [money.reconciliation.key()],
  // Everything: with the first factor the server opens what it refused before.
  factor: [[]],
  preference: [identity.preferences.key()],
  profile: [identity.profiles.key()],
  session: [identity.sessions.key(), identity.sso.account.key()],
};

/** The keys of every query that a change of this kind of record may have made old. */
export const affects = (subject: Subject): readonly QueryKey[] =>
  hasOwnKeys(subject) ? affected[subject] : [[plainCalls(subject)]];

const hasOwnKeys = (subject: Subject): subject is keyof typeof affected => subject in affected;
