import type { Role } from '@kazi/contract/organisation';

/** What is wanted of roles but not saved: by role and by permission, whether the role shall have it. */
export type Draft = ReadonlyMap<string, ReadonlyMap<string, boolean>>;

export const emptyDraft: Draft = new Map();

type Held = Pick<Role, 'id' | 'permissions'>;

/** Whether a role has a permission in the draft. */
export const holds = (draft: Draft, role: Held, permission: string): boolean =>
  draft.get(role.id)?.get(permission) ?? role.permissions.includes(permission);

/** Whether the draft differs from what is saved. */
export const isChanged = (draft: Draft, role: Held, permission: string): boolean =>
  holds(draft, role, permission) !== role.permissions.includes(permission);

/** Gives a permission to a role in the draft, or takes it; what is back as saved is no change any more. */
export function toggled(draft: Draft, role: Held, permission: string): Draft {
  const wanted = new Map(draft.get(role.id));
  const shallHave = !holds(draft, role, permission);
  if (shallHave === role.permissions.includes(permission)) wanted.delete(permission);
  else wanted.set(permission, shallHave);
  const next = new Map(draft);
  if (wanted.size > 0) next.set(role.id, wanted);
  else next.delete(role.id);
  return next;
}

/** Ids of the permissions that a role has in the draft. */
export function permissionsOf(draft: Draft, role: Held): string[] {
  const wanted = draft.get(role.id) ?? new Map<string, boolean>();
  const added = [...wanted].filter(([id, has]) => has && !role.permissions.includes(id)).map(([id]) => id);
  return [...role.permissions.filter((id) => wanted.get(id) !== false), ...added];
}

/** What of the draft still differs from what is saved: somebody else may have saved the same meanwhile. */
export function changesIn(draft: Draft, roles: readonly Held[]): { role: string; permission: string }[] {
  return roles.flatMap((role) =>
    [...(draft.get(role.id)?.keys() ?? [])]
      .filter((permission) => isChanged(draft, role, permission))
      .map((permission) => ({ role: role.id, permission })),
  );
}

/** The draft without one role: it is saved. */
export function without(draft: Draft, role: string): Draft {
  const next = new Map(draft);
  next.delete(role);
  return next;
}
