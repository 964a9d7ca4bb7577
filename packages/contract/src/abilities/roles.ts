import { nouns } from '../nouns.ts';
import type { Action, RoleName, Rule, Subject } from './words.ts';

interface Rights {
  subject: Subject;
  title: string;
  actions?: readonly Action[];
  roles: Partial<Record<RoleName, readonly Action[]>>;
}
const rights: readonly Rights[] = nouns;

const usual: readonly Action[] = ['manage', 'create', 'read', 'update', 'delete'];

/** The permissions that every workspace has, one for each action that means something for a subject, with their English names. */
export const builtInPermissions: readonly (Rule & { name: string })[] = /* @__PURE__ */ rights.flatMap(
  ({ subject, title, actions = usual }) =>
    actions.map((action) => ({
      action,
      subject,
      name: `${action.charAt(0).toUpperCase()}${action.slice(1)} ${title}`,
    })),
);

/** What a built-in role may do when a workspace is made; the workspace can change it afterwards. */
export const builtInRules = (role: RoleName): readonly Rule[] =>
  rights.flatMap(({ subject, roles }) => (roles[role] ?? []).map((action) => ({ action, subject })));

const plainRoles: readonly RoleName[] = ['client', 'agent', 'employee'];

/** Whether a role may do no more than those that newcomers are given begin with: client, agent and employee. */
export const isPlain = (rules: readonly Rule[]): boolean => {
  const plain = plainRoles.flatMap(builtInRules);
  return rules.every((rule) =>
    plain.some(({ action, subject }) => rule.action === action && rule.subject === subject),
  );
};
