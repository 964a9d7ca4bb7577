import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconCircleCheck from '#icons/IconCircleCheck';
import { loadClient } from '../../../api/load-client.ts';
import { LoginButton } from './entry-parts.tsx';
import { PasswordField } from './password-field.tsx';
import classes from './signed-out-page.module.css';
import { EntryForm, SignedOutPage } from './signed-out-page.tsx';
import { useEntryForm, validatorsIn } from './use-entry-form.ts';

const route = getRouteApi('/_signed-out/reset-password/$token');

/** Opened by the link of the mail about a forgotten password. */
export function ResetPasswordScreen() {
  const { token } = route.useParams();
  const { t } = useTranslation('authentication');
  const [done, setDone] = useState(false);
  const { field, entry } = useEntryForm({
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
        <LoginButton>{t('login.submit')}</LoginButton>
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
      <EntryForm {...entry} submit={t('reset.submit')}>
        <PasswordField {...field('password')} label={t('reset.password')} isNew />
      </EntryForm>
    </SignedOutPage>
  );
}
