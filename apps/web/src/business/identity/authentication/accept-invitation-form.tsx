import { LeanButton } from '@kazi/ui/lean-button';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { loadClient } from '../../../api/load-client.ts';
import { signIn } from '../../../session/session.ts';
import { NameFields } from './fields.tsx';
import { PasswordField } from './password-field.tsx';
import { ProblemNote } from './problem-note.tsx';
import classes from './signed-out-page.module.css';
import { useEntryForm } from './use-entry-form.ts';
import { validatorsIn } from './validators.ts';

interface AcceptInvitationFormProps {
  token: string;
  /** The address that was invited. */
  email: string;
  /** The address has a login already, whose password is asked for; otherwise one is chosen. */
  hasAccount: boolean;
}

/** Accepts an invitation and logs in. */
export function AcceptInvitationForm({ token, email, hasAccount }: AcceptInvitationFormProps) {
  const { t } = useTranslation('authentication');
  const router = useRouter();
  const { required, newPassword } = validatorsIn(t);
  const { form, field, busy, refusal } = useEntryForm({
    initial: { firstName: '', lastName: '', password: '' },
    checks: { firstName: required, lastName: required, password: hasAccount ? required : newPassword },
    async send(typed) {
      const client = await loadClient();
      await client.organisation.invitations.accept({ token, ...typed });
      await signIn(await client.identity.authentication.login({ email, password: typed.password }));
      router.history.push('/');
    },
  });
  return (
    <form {...form} className={classes.form}>
      {refusal && <ProblemNote>{refusal.message}</ProblemNote>}
      <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
      <NameFields field={field} />
      <PasswordField
        {...field('password')}
        label={hasAccount ? t('invitation.yourPassword') : t('invitation.choosePassword')}
        isNew={!hasAccount}
      />
      <LeanButton type="submit" busy={busy} wide>
        {t('invitation.accept')}
      </LeanButton>
    </form>
  );
}
