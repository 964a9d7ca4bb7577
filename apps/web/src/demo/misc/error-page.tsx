import { buttonClass } from '@kazi/ui/lean-button';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { links } from '../routing/links.ts';
import picture from './error-picture.json';
import { MiscPage } from './misc-page.tsx';

/** Something that is not there. */
export function ErrorPage() {
  const { t } = useTranslation('demo/misc');
  return (
    <MiscPage title={t('error.title')} message={t('error.message')} picture={picture}>
      <Link to={links.home} className={buttonClass()}>
        {t('toDashboard')}
      </Link>
    </MiscPage>
  );
}
