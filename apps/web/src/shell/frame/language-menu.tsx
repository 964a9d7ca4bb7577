import { ActionIcon, Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import IconLanguage from '#icons/IconLanguage';
import { LanguageChoices } from './choices.tsx';

export function LanguageMenu() {
  const { t } = useTranslation('shell');
  return (
    <Menu position="bottom-end" width={200}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('language.label')}>
          <IconLanguage size={18} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <LanguageChoices />
      </Menu.Dropdown>
    </Menu>
  );
}
