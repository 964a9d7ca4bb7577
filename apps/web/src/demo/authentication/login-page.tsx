import { ask } from '@kazi/simulation/ask';
import { accounts, signIn } from '@kazi/simulation/auth';
import { LeanButton } from '@kazi/ui/lean-button';
import { TextField } from '@kazi/ui/lean-text-field';
import { Link, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useValidators } from '../parts/validators.ts';
import { links } from '../routing/links.ts';
import { homeOf, keep } from '../session/session.ts';
import classes from './auth-frame.module.css';
import { AuthFrame, type AuthVariant } from './auth-frame.tsx';
import { PasswordField } from './password-field.tsx';
import { useAuthForm } from './use-auth-form.ts';

interface LoginPageProps {
  variant: AuthVariant;
  /** Where somebody wanted to go before they were asked to log in. */
  redirect?: string | undefined;
}

const roles = ['admin', 'client'] as const;
const admin: { email: string; password: string } = accounts.admin;

/** Logs in to one of the demo's accounts, filled in as the admin's. */
export function LoginPage({ variant, redirect }: LoginPageProps) {
  const { t } = useTranslation('demo/authentication');
  const router = useRouter();
  const check = useValidators();
  const { onSubmit, field, busy, problem } = useAuthForm({
    initial: admin,
    checks: { email: check.emailAddress, password: check.required(t('required.password')) },
    async send(values) {
      const login = await ask(signIn, values);
      keep(login);
      await router.navigate({ href: redirect ?? homeOf(login.userData) });
    },
    refusal: () => t('login.refused'),
  });
  return (
    <AuthFrame
      variant={variant}
      cover="skyline"
      title={t('login.title')}
      description={t('login.description')}
      footer={
        <>
          {t('login.newHere')} <Link to={links.register(variant)}>{t('login.register')}</Link>
        </>
      }
    >
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <div className={classes.hint}>
          {roles.map((role) => (
            <div key={role}>
              {t(`login.accounts.${role}`)} <code>{accounts[role].email}</code>
              {t('login.accounts.password')} <code>{accounts[role].password}</code>
            </div>
          ))}
        </div>
        {problem && (
          <div className={classes.problem} role="alert">
            {problem}
          </div>
        )}
        <TextField
          label={t('fields.email')}
          type="email"
          autoComplete="username"
          dir="ltr"
          {...field('email')}
        />
        <PasswordField label={t('fields.password')} autoComplete="current-password" {...field('password')} />
        <Link to={links.forgotPassword(variant)}>{t('login.forgot')}</Link>
        <LeanButton type="submit" busy={busy} wide>
          {t('login.submit')}
        </LeanButton>
      </form>
    </AuthFrame>
  );
}
