import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { registry } from '../../boot/preferences.ts';
import { setPreference, usePreferences } from '../preferences.ts';
import { languageNames } from './language-names.ts';

/** The skins, as items of a menu. */
export function SkinChoices() {
  const { t } = useTranslation('shell');
  const { skin } = usePreferences();
  return (
    <Menu.RadioGroup value={skin}>
      {registry.skin.values.map((value) => (
        <Menu.RadioItem key={value} value={value} onChange={() => setPreference('skin', value)}>
          {t(`skin.${value}`)}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}

/** Where the menu stands, as items of a menu. */
export function LayoutChoices() {
  const { t } = useTranslation('shell');
  const { layout } = usePreferences();
  return (
    <Menu.RadioGroup value={layout}>
      {registry.layout.values.map((value) => (
        <Menu.RadioItem key={value} value={value} onChange={() => setPreference('layout', value)}>
          {t(`layout.${value}`)}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}

/** The languages, each in its own name, as items of a menu. */
export function LanguageChoices() {
  const { language } = usePreferences();
  return (
    <Menu.RadioGroup value={language}>
      {registry.language.values.map((value) => (
        <Menu.RadioItem
          key={value}
          value={value}
          lang={value}
          onChange={() => setPreference('language', value)}
        >
          {languageNames[value]}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}
