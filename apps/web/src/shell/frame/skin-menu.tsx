import { ActionIcon, Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import IconMoon from '#icons/IconMoon';
import IconSun from '#icons/IconSun';
import { useResolvedPreferences } from '../preferences.ts';
import { LookChoices } from './choices.tsx';

export function SkinMenu() {
  const { t } = useTranslation('shell');
  const Icon = useResolvedPreferences().scheme === 'dark' ? IconMoon : IconSun;
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('skin.label')}>
          <Icon size={18} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <LookChoices />
      </Menu.Dropdown>
    </Menu>
  );
}
