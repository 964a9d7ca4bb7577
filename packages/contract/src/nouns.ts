/** A kind of thing that permissions are about, and its kinds of record. */
export interface Noun {
  /** What permissions call it. */
  subject: string;
  /** Completes the English name of its built-in permissions: “Read projects”. */
  title: string;
  /** The actions that mean something for it, where they are not the usual ones. */
  actions?: readonly string[];
  /** What the built-in roles may do with it in a workspace that is made; those that exist get a new noun by a migration. */
  roles: Partial<Record<'owner' | 'admin' | 'manager' | 'client' | 'agent' | 'employee', readonly string[]>>;
  /** Address of the page that lists its records, which the menu has behind those of work for who may read them. */
  page?: string;
  /** What events call its records; what they are to the audit trail, which tells of power, settings and money alone. */
  events: readonly NounRecord[];
}

/** A kind of record of a noun, as events call it. */
export interface NounRecord {
  name: string;
  audit?: string;
  /** The calls that alone show a plain noun's records, such as `money.budgets`: what is asked anew after a change. */
  calls?: string;
  /** Names of its fields that the trail tells changes of, beside those that other nouns have too. */
  details?: readonly string[];
}

const whole = ['create', 'read', 'update', 'delete'] as const;
const manage = ['manage'] as const;
const read = ['read'] as const;

/**
 * Every noun, in the order in which permissions are shown. Subjects and their permissions, built-in roles, kinds of events and of the
 * audit trail follow from it; what a noun needs beside it (words, what it makes stale on screens, a migration) the compiler or a test
 * asks for. Actions, roles and kinds are checked where they are read.
 */
export const nouns = [
  {
    subject: 'all',
    title: 'everything',
    actions: ['manage', 'read'],
    roles: { owner: manage, admin: manage },
    events: [],
  },
  {
    subject: 'Auth',
    title: 'own account',
    actions: ['read'],
    roles: { owner: read, admin: read, manager: read, client: read, agent: read, employee: read },
    events: [{ name: 'notification' }],
  },
  {
    subject: 'Workspace',
    title: 'the workspace',
    actions: ['manage', 'read', 'update'],
    roles: {},
    events: [{ name: 'workspace', audit: 'grant' }],
  },
  {
    subject: 'User',
    title: 'people',
    roles: { manager: read, client: read, agent: read, employee: read },
    events: [{ name: 'user', audit: 'grant' }],
  },
  {
    subject: 'Invitation',
    title: 'invitations',
    roles: { manager: ['create', 'read', 'delete'] },
    events: [
      { name: 'invitation', audit: 'grant' },
      { name: 'join-link', audit: 'grant' },
    ],
  },
  { subject: 'Role', title: 'roles', roles: { manager: read }, events: [{ name: 'role', audit: 'grant' }] },
  {
    subject: 'Permission',
    title: 'permissions',
    roles: {},
    events: [{ name: 'permission', audit: 'grant' }],
  },
  {
    subject: 'Project',
    title: 'projects',
    roles: { manager: manage, client: whole, agent: read },
    events: [{ name: 'project', audit: 'change' }],
  },
  {
    subject: 'Team',
    title: 'teams',
    roles: { manager: manage, client: whole, agent: read },
    events: [{ name: 'team', audit: 'grant' }],
  },
  {
    subject: 'App',
    title: 'apps',
    roles: { manager: manage, client: whole, agent: read },
    events: [{ name: 'app', audit: 'change' }],
  },
  {
    subject: 'Flow',
    title: 'flows',
    roles: { manager: manage, client: whole, agent: read },
    events: [{ name: 'flow' }],
  },
  {
    subject: 'Story',
    title: 'user stories',
    roles: { manager: manage, client: whole, agent: read },
    events: [{ name: 'story' }],
  },
  {
    subject: 'Task',
    title: 'tasks',
    actions: ['manage', ...whole, 'accept', 'assign'],
    roles: { manager: manage, client: [...whole, 'accept', 'assign'], agent: ['read', 'update'] },
    events: [{ name: 'task' }],
  },
  {
    subject: 'Subtask',
    title: 'subtasks',
    roles: { manager: manage, client: whole, agent: whole },
    events: [{ name: 'subtask' }],
  },
  {
    subject: 'Comment',
    title: 'comments',
    roles: { manager: whole, client: whole, agent: whole },
    events: [{ name: 'comment' }],
  },
  {
    subject: 'File',
    title: 'files',
    roles: { manager: ['create', 'read'], client: ['create', 'read'], agent: ['create', 'read'] },
    events: [{ name: 'file' }],
  },
  // A wallet of one's own: to see it, to say where money may go, to pay in and out, and to buy what is offered.
  {
    subject: 'Account',
    title: 'wallets',
    actions: ['manage', 'read'],
    roles: { manager: read, client: read, agent: read, employee: read },
    events: [
      { name: 'account', audit: 'payment' },
      { name: 'budget', audit: 'grant', calls: 'money.budgets' },
      { name: 'money-limits', audit: 'grant' },
    ],
  },
  // Disagreements over what is held for tasks: who manages them settles those that they are no party to.
  { subject: 'Dispute', title: 'disputes', actions: manage, roles: {}, events: [] },
  {
    subject: 'Beneficiary',
    title: 'receivers',
    roles: { manager: whole, client: whole, agent: whole, employee: whole },
    events: [{ name: 'beneficiary', audit: 'payment' }],
  },
  {
    subject: 'Payment',
    title: 'payments',
    actions: ['manage', 'create', 'read', 'approve'],
    roles: {
      manager: ['create', 'read'],
      client: ['create', 'read'],
      agent: ['create', 'read'],
      employee: ['create', 'read'],
    },
    events: [{ name: 'payment', audit: 'payment' }],
  },
  {
    subject: 'Product',
    title: 'products',
    actions: ['manage', 'create', 'read', 'delete'],
    roles: { manager: read, client: read, agent: read, employee: read },
    events: [{ name: 'product', audit: 'change', calls: 'money.products' }],
  },
  {
    subject: 'Payroll',
    title: 'payroll',
    roles: { employee: read },
    events: [
      { name: 'employee', audit: 'payment' },
      { name: 'payroll-settings', audit: 'grant' },
      { name: 'payroll-run', audit: 'payment' },
      { name: 'payslip', audit: 'payment' },
      { name: 'obligation', audit: 'payment' },
    ],
  },
] as const satisfies readonly Noun[];

type NounEvent = (typeof nouns)[number]['events'][number];
/** A noun whose records are shown by calls of its own alone. */
export type PlainNoun = Extract<NounEvent, { calls: string }>['name'];
/** A kind of record whose events the audit trail tells of too. */
export type AuditedEvent = Extract<NounEvent, { audit: string }>;

const isAudited = (event: NounEvent): event is AuditedEvent => 'audit' in event;

/** Every kind of record that events are about. Those of work itself are told by the activity list alone. */
export const nounEvents: readonly NounEvent[] = /* @__PURE__ */ nouns.flatMap(
  ({ events }): readonly NounEvent[] => events,
);

/** Names of fields of plain nouns that the audit trail tells changes of. */
export type NounDetail = Extract<NounEvent, { details: readonly string[] }>['details'][number];

/** The calls that show the records of a plain noun, as its names in the contract; undefined for others. */
export function plainCalls(name: string): readonly string[] | undefined {
  const records: readonly NounRecord[] = nounEvents;
  return records.find((one) => one.name === name)?.calls?.split('.');
}

/** Kinds of record whose events the audit trail tells of too: power, settings and money. */
export const auditedEvents: readonly AuditedEvent[] = /* @__PURE__ */ nounEvents.filter(isAudited);
