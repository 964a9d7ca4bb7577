import { buttonClass } from '@kazi/ui/lean-button';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { links } from '../routing/links.ts';
import { currentLogin, homeOf } from '../session/session.ts';
import classes from './misc-page.module.css';
import { MiscPage } from './misc-page.tsx';

/** Where the guard leads somebody whose ability does not reach a page. */
export function NotAuthorizedPage() {
  const { t } = useTranslation('demo/misc');
  const login = currentLogin();
  return (
    <MiscPage
      title={t('notAuthorized.title')}
      message={t('notAuthorized.message')}
      picture={
        <>
          <path className={classes.soft} d="M16 184c40-80 110-96 160-74s100 10 128 74z" />
          <path className={classes.deep} d="M204 150V70h8v80zm-34-16c6-40 70-40 76 0-22 8-54 8-76 0z" />
          <path
            className={classes.accent}
            d="M60 84h28v100H60zm172 0h28v100h-28zM54 72h40v14H54zm172 0h40v14h-40z"
          />
          <path
            className={classes.stroke}
            d="M92 112h136M92 168h136M104 100v80M126 96v84M148 92v88M172 92v88M194 96v84M216 100v80"
          />
          <path className={classes.stroke} d="M148 130v-12a12 12 0 0 1 24 0v12" />
          <path className={classes.warm} d="M140 128h40v34h-40z" />
          <path className={classes.deep} d="M157 140h6v12h-6z" />
        </>
      }
    >
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
