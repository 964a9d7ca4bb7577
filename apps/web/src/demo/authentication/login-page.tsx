import { ask } from '@kazi/simulation/ask';
import { accounts, signIn } from '@kazi/simulation/auth';
import { LeanButton } from '@kazi/ui/lean-button';
import { TextField } from '@kazi/ui/lean-text-field';
import { Link, useRouter } from '@tanstack/react-router';
import { links } from '../routing/links.ts';
import { homeOf, keep } from '../session/session.ts';
import classes from './auth-frame.module.css';
import { AuthFrame, type AuthVariant } from './auth-frame.tsx';
import { PasswordField } from './password-field.tsx';
import { useAuthForm } from './use-auth-form.ts';
import { emailAddress, required } from './validators.ts';

interface LoginPageProps {
  variant: AuthVariant;
  /** Where somebody wanted to go before they were asked to log in. */
  redirect?: string | undefined;
}

const admin: { email: string; password: string } = accounts.admin;

/** Logs in to one of the demo's accounts, filled in as the admin's. */
export function LoginPage({ variant, redirect }: LoginPageProps) {
  const router = useRouter();
  const { onSubmit, field, busy, problem } = useAuthForm({
    initial: admin,
    checks: { email: emailAddress, password: required('The password') },
    async send(values) {
      const login = await ask(signIn, values);
      keep(login);
      await router.navigate({ href: redirect ?? homeOf(login.userData) });
    },
  });
  return (
    <AuthFrame
      variant={variant}
      title="Log in to the demo"
      description="Two accounts are ready: one may do everything, the other sees what it is shown."
      footer={
        <>
          New here? <Link to={links.register(variant)}>Create an account</Link>
        </>
      }
    >
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <div className={classes.hint}>
          Admin: <code>{accounts.admin.email}</code>, password <code>{accounts.admin.password}</code>
          <br />
          Client: <code>{accounts.client.email}</code>, password <code>{accounts.client.password}</code>
        </div>
        {problem && (
          <div className={classes.problem} role="alert">
            {problem}
          </div>
        )}
        <TextField
          label="E-mail address"
          type="email"
          autoComplete="username"
          dir="ltr"
          {...field('email')}
        />
        <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
        <Link to={links.forgotPassword(variant)}>Forgot your password?</Link>
        <LeanButton type="submit" busy={busy} wide>
          Log in
        </LeanButton>
      </form>
    </AuthFrame>
  );
}
