import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useProfiles } from '../identity/profiles/use-profiles.ts';

/** The profiles to act as, once there is more than one. */
export function ProfileChoices() {
  const { t } = useTranslation('shell');
  const { profiles, selected, choose } = useProfiles();
  if (profiles.length < 2) return null;
  return (
    <>
      <Menu.Divider />
      <Menu.Label>{t('user.actingAs')}</Menu.Label>
      <Menu.RadioGroup value={selected?.id ?? null}>
        {profiles.map(({ id, name }) => (
          <Menu.RadioItem key={id} value={id} onChange={choose}>
            {name}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
}
