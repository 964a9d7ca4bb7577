import type { Action, RoleName, Rule, Subject } from './words.ts';

const may = (subject: Subject, ...actions: Action[]): Rule[] =>
  actions.map((action) => ({ action, subject }));

const everyone: Rule[] = may('Auth', 'read');

/** A wallet of one's own: to see it, to say where money may go, to pay in and out, and to buy what is offered. */
const wallet: Rule[] = [
  ...may('Account', 'read'),
  ...may('Beneficiary', 'create', 'read', 'update', 'delete'),
  ...may('Payment', 'create', 'read'),
  ...may('Product', 'read'),
];

/** What each built-in role may do when a workspace is made; the workspace can change it afterwards. */
export const builtInRoles: Record<RoleName, readonly Rule[]> = {
  owner: [...everyone, ...may('all', 'manage')],
  admin: [...everyone, ...may('all', 'manage')],
  manager: [
    ...everyone,
    ...may('User', 'read'),
    ...may('Invitation', 'create', 'read', 'delete'),
    ...may('Role', 'read'),
    ...may('Project', 'manage'),
    ...may('Team', 'manage'),
    ...may('App', 'manage'),
    ...may('Flow', 'manage'),
    ...may('Story', 'manage'),
    ...may('Task', 'manage'),
    ...may('Subtask', 'manage'),
    ...may('Comment', 'create', 'read', 'update', 'delete'),
    ...may('File', 'create', 'read'),
    ...wallet,
  ],
  client: [
    ...everyone,
    ...may('User', 'read'),
    ...may('Project', 'create', 'read', 'update', 'delete'),
    ...may('Team', 'create', 'read', 'update', 'delete'),
    ...may('App', 'create', 'read', 'update', 'delete'),
    ...may('Flow', 'create', 'read', 'update', 'delete'),
    ...may('Story', 'create', 'read', 'update', 'delete'),
    ...may('Task', 'create', 'read', 'update', 'delete', 'accept', 'assign'),
    ...may('Subtask', 'create', 'read', 'update', 'delete'),
    ...may('Comment', 'create', 'read', 'update', 'delete'),
    ...may('File', 'create', 'read'),
    ...wallet,
  ],
  agent: [
    ...everyone,
    ...may('User', 'read'),
    ...may('Project', 'read'),
    ...may('Team', 'read'),
    ...may('App', 'read'),
    ...may('Flow', 'read'),
    ...may('Story', 'read'),
    ...may('Task', 'read', 'update'),
    ...may('Subtask', 'create', 'read', 'update', 'delete'),
    ...may('Comment', 'create', 'read', 'update', 'delete'),
    ...may('File', 'create', 'read'),
    ...wallet,
  ],
  employee: [...everyone, ...may('User', 'read'), ...may('Payroll', 'read'), ...wallet],
};

const plain = [...builtInRoles.client, ...builtInRoles.agent, ...builtInRoles.employee];

/** Whether a role may do no more than those that newcomers are given begin with: client, agent and employee. */
export const isPlain = (rules: readonly Rule[]): boolean =>
  rules.every((rule) =>
    plain.some(({ action, subject }) => rule.action === action && rule.subject === subject),
  );
