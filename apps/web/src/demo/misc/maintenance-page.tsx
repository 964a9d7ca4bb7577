import { buttonClass } from '@kazi/ui/lean-button';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { links } from '../routing/links.ts';
import classes from './misc-page.module.css';
import { MiscPage } from './misc-page.tsx';

/** While something is being mended. */
export function MaintenancePage() {
  const { t } = useTranslation('demo/misc');
  return (
    <MiscPage
      title={t('maintenance.title')}
      message={t('maintenance.message')}
      picture={
        <>
          <path className={classes.soft} d="M16 184c60-70 130-80 190-50s80 20 98 50z" />
          <path
            className={classes.accent}
            fillRule="evenodd"
            transform="translate(0 -10)"
            d="M126 48h20l4 16 14 6 14-8 14 14-8 14 6 14 16 4v20l-16 4-6 14 8 14-14 14-14-8-14 6-4 16h-20l-4-16-14-6-14 8-14-14 8-14-6-14-16-4v-20l16-4 6-14-8-14 14-14 14 8 14-6zm10 48a22 22 0 1 0 .1 0z"
          />
          <path
            className={classes.warm}
            fillRule="evenodd"
            d="M222 38h12l3 10 9 4 9-5 8 8-5 9 4 9 10 3v12l-10 3-4 9 5 9-8 8-9-5-9 4-3 10h-12l-3-10-9-4-9 5-8-8 5-9-4-9-10-3V76l10-3 4-9-5-9 8-8 9 5 9-4zm6 30a13 13 0 1 0 .1 0z"
          />
          <path
            className={classes.deep}
            d="M214 184l34-56c-8-14 0-30 16-30l-8 16 10 8 14-12c6 16-6 28-18 26l-34 52z"
          />
        </>
      }
    >
      <Link to={links.home} className={buttonClass()}>
        {t('toDashboard')}
      </Link>
    </MiscPage>
  );
}
