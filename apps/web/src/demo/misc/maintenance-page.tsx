import { buttonClass } from '@kazi/ui/lean-button';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { links } from '../routing/links.ts';
import picture from './maintenance-picture.json';
import { MiscPage } from './misc-page.tsx';

/** While something is being mended. */
export function MaintenancePage() {
  const { t } = useTranslation('demo/misc');
  return (
    <MiscPage title={t('maintenance.title')} message={t('maintenance.message')} picture={picture}>
      <Link to={links.home} className={buttonClass()}>
        {t('toDashboard')}
      </Link>
    </MiscPage>
  );
}
