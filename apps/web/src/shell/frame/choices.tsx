import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type PreferenceName, type PreferenceValue, registry } from '../../boot/preferences.ts';
import { setPreference, usePreferences } from '../preferences.ts';
import { AccentSwatch } from './accent-swatch.tsx';
import { languageNames } from './language-names.ts';

interface ChoicesProps<Name extends PreferenceName> {
  name: Name;
  label: (value: PreferenceValue<Name>) => string;
  /** What stands behind the name of a choice. */
  end?: (value: PreferenceValue<Name>) => ReactNode;
}

/** What a preference may be, as items of a menu. */
function Choices<Name extends PreferenceName>({ name, label, end }: ChoicesProps<Name>) {
  const values: readonly PreferenceValue<Name>[] = registry[name].values;
  return (
    <Menu.RadioGroup value={usePreferences()[name]}>
      {values.map((value) => (
        <Menu.RadioItem
          key={value}
          value={value}
          lang={name === 'language' ? value : undefined}
          rightSection={end?.(value)}
          onChange={() => setPreference(name, value)}
        >
          {label(value)}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}

/** The skins, the accents, and where the menu stands. */
export function LookChoices() {
  const { t } = useTranslation('shell');
  return (
    <>
      <Menu.Label>{t('skin.label')}</Menu.Label>
      <Choices name="skin" label={(skin) => t(`skin.${skin}`)} />
      <Menu.Divider />
      <Menu.Label>{t('accent.label')}</Menu.Label>
      <Choices
        name="accent"
        label={(accent) => t(`accent.${accent}`)}
        end={(accent) => <AccentSwatch accent={accent} />}
      />
      <Menu.Divider />
      <Menu.Label>{t('layout.label')}</Menu.Label>
      <Choices name="layout" label={(layout) => t(`layout.${layout}`)} />
    </>
  );
}

/** The languages, each in its own name. */
export const LanguageChoices = () => (
  <Choices name="language" label={(language) => languageNames[language]} />
);
