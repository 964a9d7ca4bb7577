import type { Role } from '@kazi/contract/organisation';
import { toast } from '@kazi/ui/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { withNewest } from '../../../shell/record/merge.ts';
import { useWrite } from '../../../shell/record/use-write.ts';
import { changesIn, type Draft, emptyDraft, permissionsOf, toggled, without } from './draft.ts';

/** Changes of the matrix that are tried and looked at before they are saved, all at once. */
export function useRoleDraft(roles: readonly Role[]) {
  const { t } = useTranslation('roles');
  const [draft, setDraft] = useState(emptyDraft);
  const changes = changesIn(draft, roles);
  const changed = roles.filter(({ id }) => changes.some(({ role }) => role === id));

  const { run, busy } = useWrite((role: Role) => saveRole(role, draft), { changes: ['role'] });
  async function save() {
    for (const role of changed) {
      if (!(await run(role))) return;
      setDraft((now) => without(now, role.id));
    }
    toast({ message: t('draft.saved') });
  }
  return {
    draft,
    /** How many permissions are given or taken. */
    count: changes.length,
    /** The roles they are given to or taken from. */
    changed,
    toggle: (role: Role, permission: string) => setDraft((now) => toggled(now, role, permission)),
    discard: () => setDraft(emptyDraft),
    save: () => void save(),
    isSaving: busy,
  };
}

export type RoleDraft = ReturnType<typeof useRoleDraft>;

/**
 * Saves what the draft wants of a role. Where somebody else changed the role meanwhile it is saved on top of that:
 * giving one permission and taking another do not stand in each other's way.
 */
const saveRole = (role: Role, draft: Draft) =>
  withNewest<Role>({
    seen: role,
    send: (on) =>
      client.organisation.roles.update({
        id: on.id,
        version: on.version,
        permissions: permissionsOf(draft, on),
      }),
  });
