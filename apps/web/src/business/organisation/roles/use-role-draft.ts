import type { Role } from '@kazi/contract/organisation';
import { toast } from '@kazi/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { api } from '../../../api/queries.ts';
import { queryClient } from '../../../api/query-client.ts';
import { withNewest } from '../../../shell/record/merge.ts';
import { changesIn, type Draft, emptyDraft, permissionsOf, toggled, without } from './draft.ts';

/** Changes of the matrix that are tried and looked at before they are saved, all at once. */
export function useRoleDraft(roles: readonly Role[]) {
  const { t } = useTranslation('roles');
  const [draft, setDraft] = useState(emptyDraft);
  const changes = changesIn(draft, roles);
  const changed = roles.filter(({ id }) => changes.some(({ role }) => role === id));

  const save = useMutation({
    async mutationFn() {
      for (const role of changed) {
        await saveRole(role, draft);
        setDraft((now) => without(now, role.id));
      }
    },
    onSuccess: () => toast({ message: t('draft.saved') }),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: api.organisation.key() });
      await queryClient.invalidateQueries({ queryKey: api.identity.users.key() });
    },
  });
  return {
    draft,
    /** How many permissions are given or taken. */
    count: changes.length,
    /** The roles they are given to or taken from. */
    changed,
    toggle: (role: Role, permission: string) => setDraft((now) => toggled(now, role, permission)),
    discard: () => setDraft(emptyDraft),
    save: () => save.mutate(),
    isSaving: save.isPending,
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
