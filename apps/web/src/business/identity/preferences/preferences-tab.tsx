import { rules } from 'virtual:rules/identity.preferences.update';
import type { Preference } from '@kazi/contract/identity';
import { undoSeconds } from '@kazi/contract/identity/words';
import { announce } from '@kazi/ui/announcer';
import { dateFormat } from '@kazi/ui/date-format';
import { Row, Text } from '@kazi/ui/layout';
import { localeTag } from '@kazi/ui/locale';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { NativeSelect, Radio, Switch } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreferenceValue } from '../../../boot/preferences.ts';
import { registry } from '../../../boot/preferences.ts';
import { AmountField } from '../../../shell/amount/amount-field.tsx';
import { centsIn, type TypedAmount } from '../../../shell/amount/read-amount.ts';
import { useAmountCheck } from '../../../shell/amount/use-amount-check.ts';
import formClasses from '../../../shell/edit-form/form.module.css';
import { defineForm, useDefinedForm } from '../../../shell/form/define-form.ts';
import { AccentSwatch } from '../../../shell/frame/accent-swatch.tsx';
import { languageNames } from '../../../shell/frame/language-names.ts';
import { setPreference, usePreferences } from '../../../shell/preferences.ts';
import { oneOf } from '../../../shell/search-params.ts';
import { useAccentName } from '../../../shell/workspace-look.ts';
import classes from './look-fields.module.css';
import { NoticePanels } from './notice-panels.tsx';
import { useChangePreferences, useServerPreferences } from './server-preferences.ts';

/** How the application looks to me, and how it tells me what concerns me. A choice applies at once, on every device I log in on. */
export function PreferencesTab() {
  const { t } = useTranslation('identity');
  return (
    <>
      <Panel title={t('look.title')} description={t('look.description')}>
        <AppearanceFields />
      </Panel>
      <Panel title={t('keyboard.title')}>
        <LetterKeysField />
      </Panel>
      <NoticePanels />
      <Panel title={t('confirmRewards.title')} description={t('confirmRewards.description')}>
        <ConfirmationField />
      </Panel>
    </>
  );
}

/** Whether letters by themselves are shortcuts. */
function LetterKeysField() {
  const { t } = useTranslation('identity');
  const { data: kept } = useServerPreferences();
  const { run } = useChangePreferences();
  return (
    <Switch
      label={t('keyboard.letters')}
      description={t('keyboard.note')}
      checked={kept?.letterKeys ?? true}
      disabled={!kept}
      onChange={({ currentTarget }) => kept && void run({ id: kept.id, letterKeys: currentTarget.checked })}
    />
  );
}

/** The amount from which on an acceptance asks before it pays. */
function ConfirmationField() {
  const { t } = useTranslation('common');
  const { data: kept } = useServerPreferences();
  if (!kept) return <SkeletonRows rows={1} label={t('loading')} />;
  return (
    <div className={formClasses.form}>
      <ConfirmationAmount kept={kept} />
      <UndoTime kept={kept} />
    </div>
  );
}

/** How long what I accept can be undone: ten seconds are few for who reads with a screen reader or a magnifier. */
function UndoTime({ kept: { id, undoSeconds: wanted } }: { kept: Preference }) {
  const { t } = useTranslation('identity');
  const { run } = useChangePreferences();
  return (
    <NativeSelect
      label={t('confirmRewards.undo')}
      value={wanted}
      onChange={({ currentTarget }) => {
        const chosen = undoSeconds.find((seconds) => String(seconds) === currentTarget.value);
        if (chosen !== undefined) void run({ id, undoSeconds: chosen });
      }}
      data={undoSeconds.map((seconds) => ({
        value: String(seconds),
        label: t(`confirmRewards.undoSeconds.${seconds}`),
      }))}
    />
  );
}

const confirmationForm = defineForm({
  rules,
  from: ({ confirmRewardsFrom }: Preference): { confirmRewardsFrom: TypedAmount } => ({ confirmRewardsFrom }),
  empty: { confirmRewardsFrom: null },
  to: { confirmRewardsFrom: centsIn },
  useFields() {
    const { t } = useTranslation('identity');
    const check = useAmountCheck();
    return {
      confirmRewardsFrom: {
        label: t('confirmRewards.amount'),
        check: (amount) => check(amount, { min: 0 }),
      },
    };
  },
});

/** Kept when the field is left. */
function ConfirmationAmount({ kept }: { kept: Preference }) {
  const { t } = useTranslation('identity');
  const { run } = useChangePreferences();
  const form = useDefinedForm(confirmationForm, kept);
  const isInside = useRef(false);
  // A higher amount asks for proof, and is taken back where that is not given. What one is typing stays.
  const follow = useEffectEvent((amount: Preference['confirmRewardsFrom']) => {
    if (!isInside.current) form.setFieldValue('confirmRewardsFrom', amount);
  });
  useEffect(() => follow(kept.confirmRewardsFrom), [kept.confirmRewardsFrom]);
  return (
    <AmountField
      name="confirm-rewards-from"
      {...form.getInputProps('confirmRewardsFrom')}
      onFocus={() => {
        isInside.current = true;
      }}
      onBlur={() => {
        isInside.current = false;
        if (form.validate().hasErrors) return;
        const confirmRewardsFrom = centsIn(form.getValues().confirmRewardsFrom);
        if (confirmRewardsFrom === null || confirmRewardsFrom === kept.confirmRewardsFrom) return;
        void run({ id: kept.id, confirmRewardsFrom }).then((saved) => {
          if (saved) announce(t('confirmRewards.saved'));
        });
      }}
    />
  );
}

/** Skin, accent, language and direction; each change is seen at once. */
function AppearanceFields() {
  const { t } = useTranslation(['identity', 'shell']);
  const { skin, accent, language, direction } = usePreferences();
  const accentName = useAccentName();
  return (
    <div className={formClasses.form}>
      <Radio.Group
        label={t('shell:skin.label')}
        value={skin}
        onChange={(value) => {
          const chosen = oneOf(value, registry.skin.values);
          if (chosen) setPreference('skin', chosen);
        }}
      >
        <div className={classes.skins}>
          {registry.skin.values.map((value) => (
            <Radio.Card key={value} value={value} className={classes.skin}>
              <SkinPicture skin={value} />
              <Text as="span" size={13} weight={500}>
                {t(`shell:skin.${value}`)}
              </Text>
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
      <Radio.Group
        label={t('shell:accent.label')}
        value={accent}
        onChange={(value) => {
          const chosen = oneOf(value, registry.accent.values);
          if (chosen) setPreference('accent', chosen);
        }}
      >
        <div className={classes.skins}>
          {registry.accent.values.map((value) => (
            <Radio.Card key={value} value={value} className={classes.skin}>
              <Row as="span" gap={8} size={13} weight={500}>
                <AccentSwatch accent={value} />
                {t(`shell:accent.${accentName(value)}`)}
              </Row>
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
      <div className={formClasses.pair}>
        <NativeSelect
          label={t('shell:language.label')}
          value={language}
          onChange={({ currentTarget }) => {
            const chosen = oneOf(currentTarget.value, registry.language.values);
            if (chosen) setPreference('language', chosen);
          }}
        >
          {registry.language.values.map((value) => (
            <option key={value} value={value} lang={value}>
              {languageNames[value]}
            </option>
          ))}
        </NativeSelect>
        <NativeSelect
          label={t('look.direction')}
          value={direction}
          onChange={({ currentTarget }) => {
            const chosen = oneOf(currentTarget.value, registry.direction.values);
            if (chosen) setPreference('direction', chosen);
          }}
          data={registry.direction.values.map((value) => ({ value, label: t(`look.directions.${value}`) }))}
        />
      </div>
      <DateFields />
    </div>
  );
}

/** How days and hours are written, each choice as it comes out today. */
function DateFields() {
  const { t } = useTranslation('identity');
  const { language, dateFormat: pattern, clock } = usePreferences();
  const [now] = useState(Date.now);
  const written = (choice: Parameters<typeof localeTag>[1], options: Intl.DateTimeFormatOptions) =>
    dateFormat(localeTag(language, choice), options).format(now);
  const browser = navigator.languages;
  const label = (isLanguage: boolean, example: string) =>
    isLanguage ? t('look.asLanguage', { example }) : example;
  return (
    <div className={formClasses.pair}>
      <NativeSelect
        label={t('look.dateFormat')}
        value={pattern}
        onChange={({ currentTarget }) => {
          const chosen = oneOf(currentTarget.value, registry.dateFormat.values);
          if (chosen) setPreference('dateFormat', chosen);
        }}
        data={registry.dateFormat.values.map((value) => ({
          value,
          label: label(
            value === 'language',
            written({ pattern: value, clock, browser }, { dateStyle: 'medium' }),
          ),
        }))}
      />
      <NativeSelect
        label={t('look.clock')}
        value={clock}
        onChange={({ currentTarget }) => {
          const chosen = oneOf(currentTarget.value, registry.clock.values);
          if (chosen) setPreference('clock', chosen);
        }}
        data={registry.clock.values.map((value) => ({
          value,
          label: label(
            value === 'language',
            written({ pattern, clock: value, browser }, { timeStyle: 'short' }),
          ),
        }))}
      />
    </div>
  );
}

/** What a skin looks like, small. Drawn with the skin's own colours, whichever is in use. */
function SkinPicture({ skin }: { skin: PreferenceValue<'skin'> }) {
  if (skin === 'system') {
    return (
      <span className={classes.halves} aria-hidden="true">
        <Window skin="light" />
        <Window skin="dark" />
      </span>
    );
  }
  return (
    <span aria-hidden="true">
      <Window skin={skin} />
    </span>
  );
}

function Window({ skin }: { skin: Exclude<PreferenceValue<'skin'>, 'system'> }) {
  return (
    <span className={classes.window} data-skin={skin}>
      <span className={classes.menu}>
        <i />
        <i />
        <i />
      </span>
      <span className={classes.page}>
        <b />
        <i />
        <i />
      </span>
    </span>
  );
}
