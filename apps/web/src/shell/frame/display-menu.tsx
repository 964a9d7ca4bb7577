import { ActionIcon } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import IconMoon from '#icons/IconMoon';
import IconSun from '#icons/IconSun';
import IconTextDirectionLtr from '#icons/IconTextDirectionLtr';
import IconTextDirectionRtl from '#icons/IconTextDirectionRtl';
import { type PreferenceName, type PreferenceValue, registry } from '../../boot/preferences.ts';
import { Menu } from '../menu.tsx';
import { setPreference, usePreferences, useResolvedPreferences } from '../preferences.ts';
import { useAccentName } from '../workspace-look.ts';
import { AccentSwatch } from './accent-swatch.tsx';
import choicesClasses from './choices.module.css';
import classes from './display-menu.module.css';
import { languageNames } from './language-names.ts';

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

interface ChoicesProps<Name extends PreferenceName> {
  name: Name;
  label: (value: PreferenceValue<Name>) => string;
}

/** What a preference may be, as items of a menu. */
function Choices<Name extends PreferenceName>({ name, label }: ChoicesProps<Name>) {
  const values: readonly PreferenceValue<Name>[] = registry[name].values;
  return (
    <Menu.RadioGroup value={usePreferences()[name]}>
      {values.map((value) => (
        <Menu.RadioItem
          key={value}
          value={value}
          lang={name === 'language' ? value : undefined}
          onChange={() => setPreference(name, value)}
        >
          {label(value)}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}

/** The accents in one row, each by its colour; the keys of all menus go through them, and those to both sides. */
function AccentChoices() {
  const accentName = useAccentName();
  const { t } = useTranslation('shell');
  const isRtl = useResolvedPreferences().direction === 'rtl';
  const goAside = ({ key, currentTarget }: KeyboardEvent<HTMLButtonElement>) => {
    const { nextElementSibling: next, previousElementSibling: previous } = currentTarget;
    const [left, right] = isRtl ? [next, previous] : [previous, next];
    const beside = key === 'ArrowLeft' ? left : key === 'ArrowRight' ? right : null;
    if (beside instanceof HTMLElement) beside.focus();
  };
  return (
    <Menu.RadioGroup value={usePreferences().accent}>
      <div className={choicesClasses.accents}>
        {registry.accent.values.map((accent) => (
          <Menu.RadioItem
            key={accent}
            value={accent}
            aria-label={t(`accent.${accentName(accent)}`)}
            title={t(`accent.${accentName(accent)}`)}
            classNames={{ item: choicesClasses.accent, itemIndicator: choicesClasses.indicator }}
            onKeyDown={goAside}
            onChange={() => setPreference('accent', accent)}
          >
            <AccentSwatch accent={accent} />
          </Menu.RadioItem>
        ))}
      </div>
    </Menu.RadioGroup>
  );
}

/** The skins, the accents, where the menu stands, how wide pages and how dense lists are, the languages, each in its own name, and the way round. */
function DisplayChoices() {
  const { t } = useTranslation('shell');
  return (
    <>
      <Menu.Label>{t('skin.label')}</Menu.Label>
      <Choices name="skin" label={(skin) => t(`skin.${skin}`)} />
      <Menu.Divider />
      <Menu.Label>{t('accent.label')}</Menu.Label>
      <AccentChoices />
      <Menu.Divider />
      <Menu.Label>{t('layout.label')}</Menu.Label>
      <Choices name="layout" label={(layout) => t(`layout.${layout}`)} />
      <Menu.Divider />
      <Menu.Label>{t('width.label')}</Menu.Label>
      <Choices name="width" label={(width) => t(`width.${width}`)} />
      <Menu.Divider />
      <Menu.Label>{t('density.label')}</Menu.Label>
      <Choices name="density" label={(density) => t(`density.${density}`)} />
      <Menu.Divider />
      <Menu.Label>{t('language.label')}</Menu.Label>
      <Choices name="language" label={(language) => languageNames[language]} />
      <Menu.Divider />
      <DirectionItem />
    </>
  );
}

/** Turns the page the other way round, whatever the language. */
function DirectionItem() {
  const { t } = useTranslation('shell');
  const isRtl = useResolvedPreferences().direction === 'rtl';
  const Icon = isRtl ? IconTextDirectionLtr : IconTextDirectionRtl;
  return (
    <Menu.Item
      leftSection={<Icon size={16} stroke={1.6} />}
      onClick={() => setPreference('direction', isRtl ? 'ltr' : 'rtl')}
    >
      {isRtl ? t('direction.toLtr') : t('direction.toRtl')}
    </Menu.Item>
  );
}
