import type { Profile } from '@kazi/contract/identity';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconPlus from '#icons/IconPlus';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { DeleteProfileDialog } from './delete-profile-dialog.tsx';
import { EditProfileDialog } from './edit-profile-dialog.tsx';
import { NewProfileDialog } from './new-profile-dialog.tsx';
import { ProfileRow } from './profile-row.tsx';
import { useProfiles } from './use-profiles.ts';

/** The profiles I can act as: myself, or a business of mine. */
export function ProfilesTab() {
  const { t } = useTranslation(['identity', 'common']);
  const { query, profiles, selected, choose } = useProfiles();
  const [isAdding, setAdding] = useState(false);
  const [editing, setEditing] = useState<Profile>();
  const [deleting, setDeleting] = useState<Profile>();
  return (
    <Panel
      title={t('profiles.title')}
      description={t('profiles.description')}
      flush
      actions={
        <Button leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
          {t('profiles.add')}
        </Button>
      }
    >
      {query.isPending ? (
        <SkeletonRows rows={2} height={72} label={t('common:loading')} />
      ) : query.error ? (
        <FailedState error={query.error} onRetry={query.refetch} />
      ) : (
        profiles.map((profile) => (
          <ProfileRow
            key={profile.id}
            profile={profile}
            isSelected={profile.id === selected?.id}
            onChoose={() => choose(profile.id)}
            onEdit={() => setEditing(profile)}
            onDelete={() => setDeleting(profile)}
          />
        ))
      )}
      {isAdding && <NewProfileDialog onClose={() => setAdding(false)} />}
      {editing && <EditProfileDialog profile={editing} onClose={() => setEditing(undefined)} />}
      {deleting && <DeleteProfileDialog profile={deleting} onClose={() => setDeleting(undefined)} />}
    </Panel>
  );
}
