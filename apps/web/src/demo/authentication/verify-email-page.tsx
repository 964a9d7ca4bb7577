import { accounts } from '@kazi/simulation/auth';
import { buttonClass, LeanButton } from '@kazi/ui/lean-button';
import { toast } from '@kazi/ui/toast';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { links } from '../routing/links.ts';
import classes from './auth-frame.module.css';
import { AuthFrame, type AuthVariant } from './auth-frame.tsx';

/** Says where the mail went that confirms an address, and sends it again. */
export function VerifyEmailPage({ variant }: { variant: AuthVariant }) {
  const { t } = useTranslation('demo/authentication');
  const { email } = accounts.admin;
  return (
    <AuthFrame
      variant={variant}
      cover="letterBird"
      title={t('verify.title')}
      description={t('verify.description', { email })}
      footer={
        <>
          {t('verify.wrong')} <Link to={links.register(variant)}>{t('verify.register')}</Link>
        </>
      }
    >
      <div className={classes.form}>
        <Link to={links.home} className={buttonClass({ wide: true })}>
          {t('verify.skip')}
        </Link>
        <LeanButton look="default" wide onClick={() => toast({ message: t('verify.sent', { email }) })}>
          {t('verify.again')}
        </LeanButton>
      </div>
    </AuthFrame>
  );
}
