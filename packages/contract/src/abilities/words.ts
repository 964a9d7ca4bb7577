import { nouns } from '../nouns.ts';

/**
 * What can be done. `manage` on a subject reaches every record of the workspace; every other action
 * reaches the records a person is a party to (owns, authored, is assigned, is in the team of).
 */
export const actions = [
  'manage',
  'create',
  'read',
  'update',
  'delete',
  'accept',
  'assign',
  'approve',
] as const;
export type Action = (typeof actions)[number];

/** What an action is done to: a noun of the workspace, or `all` of them. */
export type Subject = (typeof nouns)[number]['subject'];

/** What it can be done to. `all` is every subject; `Auth` is signing in and one's own account. */
export const subjects: readonly Subject[] = /* @__PURE__ */ nouns.map(({ subject }) => subject);

/** The built-in roles, from most to least. Workspaces may add their own. */
export const roleNames = ['owner', 'admin', 'manager', 'client', 'agent', 'employee'] as const;
export type RoleName = (typeof roleNames)[number];

/** Whether a role of this name is built in. */
export const isRoleName = (name: string): name is RoleName => roleNames.some((one) => one === name);

/** One permission as it travels in a login: an action and a subject. */
export interface Rule {
  action: Action;
  subject: Subject;
}

/**
 * Why somebody who has the right to approve does not count as the second person: it is their own (`own`), they came into the
 * right less than a day ago (`new`), or they came in, or into a right, through the one who asks (`let-in`).
 */
export const secondPersonRefusals = ['own', 'new', 'let-in'] as const;
export type SecondPersonRefusal = (typeof secondPersonRefusals)[number];
