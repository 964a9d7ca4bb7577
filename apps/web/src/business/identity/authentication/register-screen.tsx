import { LeanButton } from '@kazi/ui/lean-button';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { loadClient } from '../../../api/load-client.ts';
import { EmailField, NameFields } from './fields.tsx';
import { PasswordField } from './password-field.tsx';
import { ProblemNote } from './problem-note.tsx';
import classes from './signed-out-page.module.css';
import { SignedOutPage } from './signed-out-page.tsx';
import { useEntryForm } from './use-entry-form.ts';
import { validatorsIn } from './validators.ts';

export function RegisterScreen() {
  const { t } = useTranslation('authentication');
  const navigate = useNavigate();
  const { required, address, newPassword } = validatorsIn(t);
  const { form, field, busy, refusal } = useEntryForm({
    initial: { firstName: '', lastName: '', email: '', password: '' },
    checks: { firstName: required, lastName: required, email: address, password: newPassword },
    async send(typed) {
      const client = await loadClient();
      await client.identity.users.register(typed);
      await navigate({ to: '/check-your-mail', state: { email: typed.email } });
    },
  });

  return (
    <SignedOutPage
      title={t('register.title')}
      description={t('register.description')}
      footer={
        <>
          {t('register.known')}{' '}
          <Link to="/login" className={classes.link}>
            {t('login.submit')}
          </Link>
        </>
      }
    >
      <form {...form} className={classes.form}>
        {refusal && <ProblemNote>{refusal.message}</ProblemNote>}
        <NameFields field={field} />
        <EmailField {...field('email')} />
        <PasswordField {...field('password')} label={t('fields.password')} isNew />
        <LeanButton type="submit" busy={busy} wide>
          {t('register.submit')}
        </LeanButton>
      </form>
    </SignedOutPage>
  );
}
