import type { Profile } from '@kazi/contract/identity';
import { useLocale } from '@kazi/ui/locale';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { SpokenAs } from '@kazi/ui/spoken-as';
import { ActionIcon, Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconBuildingStore from '#icons/IconBuildingStore';
import IconPencil from '#icons/IconPencil';
import IconPlus from '#icons/IconPlus';
import IconTrash from '#icons/IconTrash';
import IconUser from '#icons/IconUser';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { countryNames } from '../countries/country-names.ts';
import { DeleteProfileDialog, ProfileDialog } from './profile-dialogs.tsx';
import classes from './profile-row.module.css';
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
      {isAdding && <ProfileDialog onClose={() => setAdding(false)} />}
      {editing && <ProfileDialog profile={editing} onClose={() => setEditing(undefined)} />}
      {deleting && <DeleteProfileDialog profile={deleting} onClose={() => setDeleting(undefined)} />}
    </Panel>
  );
}

interface ProfileRowProps {
  profile: Profile;
  /** It is the one acted as. */
  isSelected: boolean;
  onChoose: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** One profile: what it says, whether it is acted as, and what can be done with it. */
function ProfileRow({ profile, isSelected, onChoose, onEdit, onDelete }: ProfileRowProps) {
  const { t } = useTranslation('identity');
  const locale = useLocale();
  const { name, type, description, phone, country, may } = profile;
  const Icon = type === 'business' ? IconBuildingStore : IconUser;
  return (
    <div className={classes.profile}>
      <span className={classes.icon} aria-hidden="true">
        <Icon size={20} stroke={1.6} />
      </span>
      <div className={classes.words}>
        <div className={classes.name}>{name}</div>
        <div className={classes.detail}>
          {t(`profiles.type.${type}`)}
          {phone && (
            <>
              {' · '}
              <bdi>{phone}</bdi>
            </>
          )}
          {country && ` · ${countryNames(locale)(country)}`}
        </div>
        {description && <p className={classes.description}>{description}</p>}
      </div>
      <div className={classes.actions}>
        {isSelected ? (
          <span className={classes.selected}>{t('profiles.selected')}</span>
        ) : (
          <Button variant="default" onClick={onChoose}>
            <SpokenAs name={t('profiles.chooseThis', { name })}>{t('profiles.choose')}</SpokenAs>
          </Button>
        )}
        {may.update && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            onClick={onEdit}
            aria-label={t('profiles.edit', { name })}
          >
            <IconPencil size={18} stroke={1.6} />
          </ActionIcon>
        )}
        {may.delete && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            onClick={onDelete}
            aria-label={t('profiles.delete', { name })}
          >
            <IconTrash size={18} stroke={1.6} />
          </ActionIcon>
        )}
      </div>
    </div>
  );
}
