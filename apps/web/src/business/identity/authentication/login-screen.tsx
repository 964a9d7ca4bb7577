import type { LoginError } from '@kazi/contract/identity';
import { LeanButton } from '@kazi/ui/lean-button';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { loadClient } from '../../../api/load-client.ts';
import { openDemo } from '../../../boot/variant.ts';
import { signIn } from '../../../session/session.ts';
import { EmailField } from './fields.tsx';
import { PasswordField } from './password-field.tsx';
import { ProblemNote } from './problem-note.tsx';
import classes from './signed-out-page.module.css';
import { SignedOutPage } from './signed-out-page.tsx';
import { useEntryForm } from './use-entry-form.ts';
import { validatorsIn } from './validators.ts';

/** The password was right, but the account is not confirmed yet. */
const unconfirmed = 'UNCONFIRMED' satisfies LoginError;

const route = getRouteApi('/_signed-out/login');

/** Logs somebody in, and leads to where they wanted to go. */
export function LoginScreen() {
  const { redirect } = route.useSearch();
  const { t } = useTranslation('authentication');
  const router = useRouter();
  const { required, address } = validatorsIn(t);
  const { form, field, busy, refusal, values } = useEntryForm({
    initial: { email: '', password: '' },
    checks: { email: address, password: required },
    async send(typed) {
      const client = await loadClient();
      await signIn(await client.identity.authentication.login(typed));
      router.history.replace(redirect ?? '/');
    },
  });

  return (
    <SignedOutPage
      title={t('login.title')}
      description={redirect ? t('login.toContinue') : t('login.welcome')}
      footer={
        <>
          {t('login.newHere')}{' '}
          <Link to="/register" className={classes.link}>
            {t('login.register')}
          </Link>
        </>
      }
    >
      <form {...form} className={classes.form}>
        {refusal && (
          <ProblemNote>
            {refusal.message}{' '}
            {refusal.code === unconfirmed && (
              <Link to="/check-your-mail" state={{ email: values.email }} className={classes.linkInNote}>
                {t('login.unconfirmed')}
              </Link>
            )}
          </ProblemNote>
        )}
        <EmailField {...field('email')} />
        <PasswordField {...field('password')} label={t('fields.password')} />
        <Link to="/forgot-password" state={{ email: values.email }} className={classes.link}>
          {t('login.forgot')}
        </Link>
        <LeanButton type="submit" busy={busy} wide>
          {t('login.submit')}
        </LeanButton>
      </form>
      <div className={classes.or}>{t('login.or')}</div>
      <LeanButton look="default" wide onClick={() => openDemo('/dashboard/analytics')}>
        {t('login.demo')}
      </LeanButton>
    </SignedOutPage>
  );
}
