import { LeanButton } from '@kazi/ui/lean-button';
import { toast } from '@kazi/ui/toast';
import { Link, useRouter } from '@tanstack/react-router';
import { links } from '../routing/links.ts';
import classes from './auth-frame.module.css';
import { AuthFrame, type AuthVariant } from './auth-frame.tsx';
import { PasswordField } from './password-field.tsx';
import { useAuthForm } from './use-auth-form.ts';
import { newPassword } from './validators.ts';

/** Chooses a new password, typed twice. */
export function ResetPasswordPage({ variant }: { variant: AuthVariant }) {
  const router = useRouter();
  const { onSubmit, field, busy, problem } = useAuthForm({
    initial: { password: '', again: '' },
    checks: {
      password: newPassword,
      again: (typed, all) => (typed === all?.password ? null : 'The two passwords are not the same.'),
    },
    async send() {
      toast({ message: 'The new password would hold now. The demo keeps its own.' });
      await router.navigate({ href: links.login(variant) });
    },
  });
  return (
    <AuthFrame
      variant={variant}
      title="Choose a new password"
      description="At least eight characters; one you use nowhere else."
      footer={<Link to={links.login(variant)}>Back to the login</Link>}
    >
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        {problem && (
          <div className={classes.problem} role="alert">
            {problem}
          </div>
        )}
        <PasswordField label="New password" autoComplete="new-password" {...field('password')} />
        <PasswordField label="The same again" autoComplete="new-password" {...field('again')} />
        <LeanButton type="submit" busy={busy} wide>
          Set the password
        </LeanButton>
      </form>
    </AuthFrame>
  );
}
