import { NativeSelect, Radio } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PreferenceValue } from '../../../boot/preferences.ts';
import { registry } from '../../../boot/preferences.ts';
import formClasses from '../../../shell/edit-form/form.module.css';
import { AccentSwatch } from '../../../shell/frame/accent-swatch.tsx';
import { languageNames } from '../../../shell/frame/language-names.ts';
import { setPreference, usePreferences } from '../../../shell/preferences.ts';
import { oneOf } from '../../../shell/search-params.ts';
import classes from './look-fields.module.css';

/** Skin, accent, language and direction; each change is seen at once. */
export function AppearanceFields() {
  const { t } = useTranslation(['identity', 'shell']);
  const { skin, accent, language, direction } = usePreferences();
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
              <span className={classes.name}>{t(`shell:skin.${value}`)}</span>
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
              <span className={classes.accent}>
                <AccentSwatch accent={value} />
                <span className={classes.name}>{t(`shell:accent.${value}`)}</span>
              </span>
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
          data={registry.language.values.map((value) => ({ value, label: languageNames[value] }))}
        />
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
