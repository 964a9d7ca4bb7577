import type { Profile } from '@kazi/contract/identity';
import { Row, Stack, Text } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { Panel } from '@kazi/ui/panel';
import { SpokenAs } from '@kazi/ui/spoken-as';
import { ActionIcon, Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconBuildingStore from '#icons/IconBuildingStore';
import IconPencil from '#icons/IconPencil';
import IconPlus from '#icons/IconPlus';
import IconTrash from '#icons/IconTrash';
import IconUser from '#icons/IconUser';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { Loaded } from '../../../shell/page/failed-state.tsx';
import { countryNames } from '../countries/country-names.ts';
import classes from './profile-row.module.css';
import { useProfiles } from './use-profiles.ts';

const ProfileDialog = onDemand(() => import('./profile-dialogs.tsx').then((module) => module.ProfileDialog));
const DeleteProfileDialog = onDemand(() =>
  import('./profile-dialogs.tsx').then((module) => module.DeleteProfileDialog),
);

/** The profiles I can act as: myself, or a business of mine. */
export function ProfilesTab() {
  const { t } = useTranslation('identity');
  const { query, selected, choose } = useProfiles();
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
      <Loaded query={query} rows={2} rowHeight={72}>
        {({ items }) => (
          <Stack divided>
            {items.map((profile) => (
              <ProfileRow
                key={profile.id}
                profile={profile}
                isSelected={profile.id === selected?.id}
                onChoose={() => choose(profile.id)}
                onEdit={() => setEditing(profile)}
                onDelete={() => setDeleting(profile)}
              />
            ))}
          </Stack>
        )}
      </Loaded>
      <Suspense>
        {isAdding && <ProfileDialog onClose={() => setAdding(false)} />}
        {editing && <ProfileDialog profile={editing} onClose={() => setEditing(undefined)} />}
        {deleting && <DeleteProfileDialog profile={deleting} onClose={() => setDeleting(undefined)} />}
      </Suspense>
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
    <Row gap={12} lineGap={8} wrap className={classes.profile}>
      <span className={classes.icon} aria-hidden="true">
        <Icon size={20} stroke={1.6} />
      </span>
      <div className={classes.words}>
        <Text as="div" weight={500}>
          {name}
        </Text>
        <Text as="div" tone="muted" size={13}>
          {t(`profiles.type.${type}`)}
          {phone && (
            <>
              {' · '}
              <bdi>{phone}</bdi>
            </>
          )}
          {country && ` · ${countryNames(locale)(country)}`}
        </Text>
        {description && (
          <Text tone="muted" size={13}>
            {description}
          </Text>
        )}
      </div>
      <Row gap={4}>
        {isSelected ? (
          <span className={classes.selected}>{t('profiles.selected')}</span>
        ) : (
          <Button variant="default" onClick={onChoose}>
            <SpokenAs about={name}>{t('profiles.choose')}</SpokenAs>
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
      </Row>
    </Row>
  );
}
