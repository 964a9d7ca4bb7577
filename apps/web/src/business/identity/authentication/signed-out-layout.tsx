import { Logo } from '@kazi/ui/logo';
import { Link, Outlet } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { DeviceChoices } from './device-choices.tsx';
import classes from './signed-out-layout.module.css';
import { StoryPicture } from './story-picture.tsx';

/** Around every screen before the login: the form at the start of the line, what Kazi is for at its end. */
export function SignedOutLayout() {
  const { t } = useTranslation('authentication');
  return (
    <div className={classes.layout}>
      <div className={classes.side}>
        <header className={classes.header}>
          <Link to="/login" className={classes.brand}>
            <Logo size={28} />
            Kazi
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
