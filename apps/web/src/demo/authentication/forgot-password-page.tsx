import { useAnnounced } from '@kazi/ui/announcer';
import { LeanButton } from '@kazi/ui/lean-button';
import { TextField } from '@kazi/ui/lean-text-field';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useValidators } from '../parts/validators.ts';
import { links } from '../routing/links.ts';
import classes from './auth-frame.module.css';
import { AuthFrame, type AuthVariant } from './auth-frame.tsx';
import { useAuthForm } from './use-auth-form.ts';

/** Asks for a link to choose a new password. The answer is the same whether or not an account has the address. */
export function ForgotPasswordPage({ variant }: { variant: AuthVariant }) {
  const { t } = useTranslation('demo/authentication');
  const [sentTo, setSentTo] = useState<string>();
  const check = useValidators();
  const { onSubmit, field, busy } = useAuthForm({
    initial: { email: '' },
    checks: { email: check.emailAddress },
    send: async ({ email }) => setSentTo(email),
  });
  const sent = t('forgot.sent', { email: sentTo });
  useAnnounced(sentTo && sent, sentTo ?? '');
  return (
    <AuthFrame
      variant={variant}
      cover="wayHome"
      title={t('forgot.title')}
      description={t('forgot.description')}
      footer={<Link to={links.login(variant)}>{t('backToLogin')}</Link>}
    >
      {sentTo ? (
        <p className={classes.hint}>
          {sent} <Link to={links.resetPassword(variant)}>{t('forgot.open')}</Link>
        </p>
      ) : (
        <form className={classes.form} onSubmit={onSubmit} noValidate>
          <TextField
            label={t('fields.email')}
            type="email"
            autoComplete="email"
            dir="ltr"
            {...field('email')}
          />
          <LeanButton type="submit" busy={busy} wide>
            {t('forgot.submit')}
          </LeanButton>
        </form>
      )}
    </AuthFrame>
  );
}
