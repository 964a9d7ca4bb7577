import { ask } from '@kazi/simulation/ask';
import { register } from '@kazi/simulation/auth';
import { LeanButton } from '@kazi/ui/lean-button';
import { TextField } from '@kazi/ui/lean-text-field';
import { Link, useRouter } from '@tanstack/react-router';
import { links } from '../routing/links.ts';
import { homeOf, keep } from '../session/session.ts';
import classes from './auth-frame.module.css';
import { AuthFrame, type AuthVariant } from './auth-frame.tsx';
import { PasswordField } from './password-field.tsx';
import { useAuthForm } from './use-auth-form.ts';
import { emailAddress, newPassword, required } from './validators.ts';

/** Makes an account of the demo, which lasts until the page is loaded again. */
export function RegisterPage({ variant }: { variant: AuthVariant }) {
  const router = useRouter();
  const { onSubmit, field, busy, problem } = useAuthForm({
    initial: { username: '', email: '', password: '' },
    checks: { username: required('A user name'), email: emailAddress, password: newPassword },
    async send(values) {
      const login = await ask(register, values);
      keep(login);
      await router.navigate({ href: homeOf(login.userData) });
    },
  });
  return (
    <AuthFrame
      variant={variant}
      title="Create an account"
      description="It opens the whole demo, and is gone when you load the page again."
      footer={
        <>
          Have one already? <Link to={links.login(variant)}>Log in</Link>
        </>
      }
    >
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        {problem && (
          <div className={classes.problem} role="alert">
            {problem}
          </div>
        )}
        <TextField label="User name" autoComplete="username" autoCapitalize="none" {...field('username')} />
        <TextField label="E-mail address" type="email" autoComplete="email" dir="ltr" {...field('email')} />
        <PasswordField label="Password" autoComplete="new-password" {...field('password')} />
        <LeanButton type="submit" busy={busy} wide>
          Create account
        </LeanButton>
      </form>
    </AuthFrame>
  );
}
