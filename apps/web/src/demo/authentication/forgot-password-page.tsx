import { LeanButton } from '@kazi/ui/lean-button';
import { TextField } from '@kazi/ui/lean-text-field';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { links } from '../routing/links.ts';
import classes from './auth-frame.module.css';
import { AuthFrame, type AuthVariant } from './auth-frame.tsx';
import { useAuthForm } from './use-auth-form.ts';
import { emailAddress } from './validators.ts';

/** Asks for a link to choose a new password. The answer is the same whether or not an account has the address. */
export function ForgotPasswordPage({ variant }: { variant: AuthVariant }) {
  const [sentTo, setSentTo] = useState<string>();
  const { onSubmit, field, busy } = useAuthForm({
    initial: { email: '' },
    checks: { email: emailAddress },
    send: async ({ email }) => setSentTo(email),
  });
  return (
    <AuthFrame
      variant={variant}
      title="Forgot your password?"
      description="Tell us your address, and a link to choose a new one is on its way."
      footer={<Link to={links.login(variant)}>Back to the login</Link>}
    >
      {sentTo ? (
        <p className={classes.hint} role="status">
          If an account has the address <bdi>{sentTo}</bdi>, its link is there now. The demo sends no mail:{' '}
          <Link to={links.resetPassword(variant)}>open the page it leads to</Link>.
        </p>
      ) : (
        <form className={classes.form} onSubmit={onSubmit} noValidate>
          <TextField label="E-mail address" type="email" autoComplete="email" dir="ltr" {...field('email')} />
          <LeanButton type="submit" busy={busy} wide>
            Send the link
          </LeanButton>
        </form>
      )}
    </AuthFrame>
  );
}
