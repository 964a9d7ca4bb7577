import { Avatar } from '@kazi/ui/avatar';
import { IconButton } from '@kazi/ui/lean-icon-button';
import { Logo } from '@kazi/ui/logo';
import { Link, Outlet } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconChevronDown from '#icons/IconChevronDown';
import IconMoon from '#icons/IconMoon';
import IconSun from '#icons/IconSun';
import { registry } from '../../../boot/preferences.ts';
import { chooseBeforeLogin } from '../../../shell/chosen-before-login.ts';
import { languageNames } from '../../../shell/frame/language-names.ts';
import { usePreferences, useResolvedPreferences } from '../../../shell/preferences.ts';
import { oneOf } from '../../../shell/search-params.ts';
import { useWorkspaceLook } from '../../../shell/workspace-look.ts';
import { StatusGlyph } from '../../status.tsx';
import classes from './signed-out-layout.module.css';

const steps = [
  { name: 'idea', status: 'todo', number: 'DUKA-41', who: 'Wanjiru Mwangi' },
  { name: 'work', status: 'in-progress', number: 'DUKA-38', who: 'Otieno Ochieng' },
  { name: 'review', status: 'in-review', number: 'DUKA-35', who: 'Achieng Were' },
  { name: 'accepted', status: 'done', number: 'DUKA-32', who: 'Otieno Ochieng' },
] as const;

/** Around every screen before the login: the form at the start of the line, what the product is for at its end. */
export function SignedOutLayout() {
  const { name, logo } = useWorkspaceLook();
  const { t } = useTranslation('authentication');
  return (
    <div className={classes.layout}>
      <div className={classes.side}>
        <header className={classes.header}>
          <Link to="/login" className={classes.brand}>
            <Logo size={28} src={logo} />
            <bdi className={classes.brandName}>{name}</bdi>
          </Link>
          <DeviceChoices />
        </header>
        <main className={classes.main}>
          <Outlet />
        </main>
      </div>
      <aside className={classes.story} aria-label={t('story.label')}>
        <div className={classes.words}>
          <p className={classes.claim}>{t('story.claim')}</p>
          <p className={classes.detail}>{t('story.detail')}</p>
        </div>
        <StoryPicture />
      </aside>
    </div>
  );
}

/** A piece of work on its way from idea to acceptance. Only a picture: screen readers pass over it. */
function StoryPicture() {
  const { t } = useTranslation('authentication');
  return (
    <div className={classes.picture} aria-hidden="true">
      {steps.map(({ name, status, number, who }) => (
        <div key={name} className={classes.card}>
          <StatusGlyph status={status} size={16} />
          <div className={classes.storyPictureWords}>
            <span className={classes.title}>{t(`story.${name}.title`)}</span>
            <span className={classes.storyPictureDetail}>
              <bdi>{number}</bdi> · {t(`story.${name}.status`)}
            </span>
          </div>
          <Avatar name={who} size={26} decorative />
        </div>
      ))}
    </div>
  );
}

/** Language, light or dark: what somebody may want to change before they can log in. */
function DeviceChoices() {
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
            if (chosen) chooseBeforeLogin('language', chosen);
          }}
        >
          {registry.language.values.map((value) => (
            <option key={value} value={value} lang={value}>
              {languageNames[value]}
            </option>
          ))}
        </select>
        <IconChevronDown className={classes.arrow} size={14} stroke={1.8} aria-hidden="true" />
      </span>
      <IconButton
        aria-label={isDark ? t('choices.light') : t('choices.dark')}
        onClick={() => chooseBeforeLogin('skin', isDark ? 'light' : 'dark')}
      >
        <Icon size={18} stroke={1.6} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
