import { Avatar } from '@kazi/ui/avatar';
import { Logo } from '@kazi/ui/logo';
import { StatusGlyph } from '@kazi/ui/status-glyph';
import { Link, Outlet } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { DeviceChoices } from './device-choices.tsx';
import classes from './signed-out-layout.module.css';

const steps = [
  { name: 'idea', status: 'todo', number: 'DUKA-41', who: 'Wanjiru Mwangi' },
  { name: 'work', status: 'in-progress', number: 'DUKA-38', who: 'Otieno Ochieng' },
  { name: 'review', status: 'in-review', number: 'DUKA-35', who: 'Achieng Were' },
  { name: 'accepted', status: 'done', number: 'DUKA-32', who: 'Otieno Ochieng' },
] as const;

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
