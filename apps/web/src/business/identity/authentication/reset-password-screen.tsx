import { buttonClass, LeanButton } from '@kazi/ui/lean-button';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconCircleCheck from '#icons/IconCircleCheck';
import { loadClient } from '../../../api/load-client.ts';
import { PasswordField } from './password-field.tsx';
import { ProblemNote } from './problem-note.tsx';
import classes from './signed-out-page.module.css';
import { SignedOutPage } from './signed-out-page.tsx';
import { useEntryForm } from './use-entry-form.ts';
import { validatorsIn } from './validators.ts';

const route = getRouteApi('/_signed-out/reset-password/$token');

/** Opened by the link of the mail about a forgotten password. */
export function ResetPasswordScreen() {
  const { token } = route.useParams();
  const { t } = useTranslation('authentication');
  const [done, setDone] = useState(false);
  const { form, field, busy, refusal } = useEntryForm({
    initial: { password: '' },
    checks: { password: validatorsIn(t).newPassword },
    async send(typed) {
      const client = await loadClient();
      await client.identity.authentication.reset({ token, ...typed });
      setDone(true);
    },
  });

  if (done)
    return (
      <SignedOutPage
        key="done"
        icon={<IconCircleCheck size={24} stroke={1.6} />}
        title={t('reset.done')}
        description={t('reset.doneNext')}
      >
        <Link to="/login" className={buttonClass({ wide: true })}>
          {t('login.submit')}
        </Link>
      </SignedOutPage>
    );
  return (
    <SignedOutPage
      key="ask"
      title={t('reset.title')}
      description={t('reset.description')}
      footer={
        <Link to="/forgot-password" className={classes.link}>
          {t('reset.newLink')}
        </Link>
      }
    >
      <form {...form} className={classes.form}>
        {refusal && <ProblemNote>{refusal.message}</ProblemNote>}
        <PasswordField {...field('password')} label={t('reset.password')} isNew />
        <LeanButton type="submit" busy={busy} wide>
          {t('reset.submit')}
        </LeanButton>
      </form>
    </SignedOutPage>
  );
}
