import type { ProfileData } from '@kazi/simulation/profile';
import { Avatar } from '@kazi/ui/avatar';
import { useTranslation } from 'react-i18next';
import IconSettings from '#icons/IconSettings';
import { LinkButton } from '../../shell/link-button.tsx';
import { links } from '../routing/links.ts';
import classes from './profile.module.css';

/** The person whose page it is. */
export function ProfileHeader({ avatar, username, designation, coverImg }: ProfileData['header']) {
  const { t } = useTranslation('demo/profile');
  return (
    <header className={classes.header}>
      <img className={classes.cover} src={coverImg} alt="" />
      <div className={classes.person}>
        <span className={classes.face}>
          <Avatar name={username} src={avatar} size={96} decorative />
        </span>
        <div className={classes.words}>
          <h1 className={classes.name} tabIndex={-1} data-page-title>
            <bdi>{username}</bdi>
          </h1>
          <p>
            <bdi>{designation}</bdi>
          </p>
        </div>
        <LinkButton
          to={links.settings}
          variant="default"
          leftSection={<IconSettings size={16} stroke={1.6} />}
        >
          {t('edit')}
        </LinkButton>
      </div>
    </header>
  );
}
