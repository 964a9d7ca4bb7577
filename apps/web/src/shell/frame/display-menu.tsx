import { ActionIcon, Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import IconMoon from '#icons/IconMoon';
import IconSun from '#icons/IconSun';
import { useResolvedPreferences } from '../preferences.ts';
import { DisplayChoices } from './choices.tsx';
import classes from './display-menu.module.css';

/** How pages look, in which language and which way round: what is set once and not needed on each page. */
export function DisplayMenu() {
  const { t } = useTranslation('shell');
  const Icon = useResolvedPreferences().scheme === 'dark' ? IconMoon : IconSun;
  return (
    <Menu position="bottom-end" width={230}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('display')}>
          <Icon size={18} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown className={classes.dropdown}>
        <DisplayChoices />
      </Menu.Dropdown>
    </Menu>
  );
}
