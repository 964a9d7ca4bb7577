import { ask } from '@kazi/simulation/ask';
import { register } from '@kazi/simulation/auth';
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

/** Makes an account of the demo, which lasts until the page is loaded again. */
export function RegisterPage({ variant }: { variant: AuthVariant }) {
  const { t } = useTranslation('demo/authentication');
  const router = useRouter();
  const check = useValidators();
  const { onSubmit, field, busy, problem } = useAuthForm({
    initial: { username: '', email: '', password: '' },
    checks: {
      username: check.required(t('required.username')),
      email: check.emailAddress,
      password: check.newPassword,
    },
    async send(values) {
      const login = await ask(register, values);
      keep(login);
      await router.navigate({ href: homeOf(login.userData) });
    },
    refusal: (fields) => t(fields.includes('email') ? 'register.taken.email' : 'register.taken.username'),
  });
  return (
    <AuthFrame
      variant={variant}
      cover="stall"
      title={t('register.title')}
      description={t('register.description')}
      footer={
        <>
          {t('register.known')} <Link to={links.login(variant)}>{t('register.login')}</Link>
        </>
      }
    >
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        {problem && (
          <div className={classes.problem} role="alert">
            {problem}
          </div>
        )}
        <TextField
          label={t('fields.username')}
          autoComplete="username"
          autoCapitalize="none"
          {...field('username')}
        />
        <TextField
          label={t('fields.email')}
          type="email"
          autoComplete="email"
          dir="ltr"
          {...field('email')}
        />
        <PasswordField label={t('fields.password')} autoComplete="new-password" {...field('password')} />
        <LeanButton type="submit" busy={busy} wide>
          {t('register.submit')}
        </LeanButton>
      </form>
    </AuthFrame>
  );
}
