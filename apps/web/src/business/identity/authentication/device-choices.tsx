import { IconButton } from '@kazi/ui/lean-icon-button';
import { useTranslation } from 'react-i18next';
import IconChevronDown from '#icons/IconChevronDown';
import IconMoon from '#icons/IconMoon';
import IconSun from '#icons/IconSun';
import { registry } from '../../../boot/preferences.ts';
import { languageNames } from '../../../shell/frame/language-names.ts';
import { setPreference, usePreferences, useResolvedPreferences } from '../../../shell/preferences.ts';
import { oneOf } from '../../../shell/search-params.ts';
import classes from './device-choices.module.css';

/** Language, light or dark: what somebody may want to change before they can log in. */
export function DeviceChoices() {
  const { t } = useTranslation('authentication');
  const { language } = usePreferences();
  const isDark = useResolvedPreferences().scheme === 'dark';
  const Icon = isDark ? IconSun : IconMoon;
  return (
    <div className={classes.choices}>
      <span className={classes.language}>
        <select
          className={classes.select}
          aria-label={t('choices.language')}
          value={language}
          onChange={({ currentTarget }) => {
            const chosen = oneOf(currentTarget.value, registry.language.values);
            if (chosen) setPreference('language', chosen);
          }}
        >
          {registry.language.values.map((value) => (
            <option key={value} value={value}>
              {languageNames[value]}
            </option>
          ))}
        </select>
        <IconChevronDown className={classes.arrow} size={14} stroke={1.8} aria-hidden="true" />
      </span>
      <IconButton
        aria-label={isDark ? t('choices.light') : t('choices.dark')}
        onClick={() => setPreference('skin', isDark ? 'light' : 'dark')}
      >
        <Icon size={18} stroke={1.6} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
