import { buttonClass } from '@kazi/ui/lean-button';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { links } from '../routing/links.ts';
import { currentLogin, homeOf } from '../session/session.ts';
import { MiscPage } from './misc-page.tsx';
import picture from './not-authorized-picture.json';

/** Where the guard leads somebody whose ability does not reach a page. */
export function NotAuthorizedPage() {
  const { t } = useTranslation('demo/misc');
  const login = currentLogin();
  return (
    <MiscPage title={t('notAuthorized.title')} message={t('notAuthorized.message')} picture={picture}>
      {login && (
        <Link to={homeOf(login.userData)} className={buttonClass()}>
          {t('notAuthorized.toFirst')}
        </Link>
      )}
      <Link to={links.login('basic')} className={buttonClass({ look: 'default' })}>
        {t('notAuthorized.asOther')}
      </Link>
    </MiscPage>
  );
}
