import { buttonClass } from '@kazi/ui/lean-button';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { links } from '../routing/links.ts';
import classes from './misc-page.module.css';
import { MiscPage } from './misc-page.tsx';

/** Something that is not there. */
export function ErrorPage() {
  const { t } = useTranslation('demo/misc');
  return (
    <MiscPage
      title={t('error.title')}
      message={t('error.message')}
      picture={
        <>
          <circle className={classes.warm} cx="246" cy="54" r="22" />
          <path className={classes.soft} d="M16 184c50-50 90-66 140-46s90-30 148 46z" />
          <path className={classes.light} d="M132 184c24-16 16-34 26-46h10c2 12 30 26 36 46z" />
          <path className={classes.deep} d="M156 34h8v150h-8z" />
          <path className={classes.accent} d="M164 46h62l14 13-14 13h-62z" />
          <path className={classes.deep} d="M156 82H98L84 95l14 13h58z" />
          <path className={classes.accent} d="M164 116h42l12 11-12 11h-42z" />
          <path
            className={classes.stroke}
            d="M52 70c8-8 14-8 20 0 6-8 12-8 20 0M70 48c6-6 10-6 15 0 5-6 9-6 15 0"
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
