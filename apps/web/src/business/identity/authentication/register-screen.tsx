import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconMailOpened from '#icons/IconMailOpened';
import { loadClient } from '../../../api/load-client.ts';
import { ensureDevice } from '../../../session/session.ts';
import { LoginButton } from './entry-parts.tsx';
import { EmailField, NameFields } from './fields.tsx';
import { PasswordField } from './password-field.tsx';
import classes from './signed-out-page.module.css';
import { EntryForm, SignedOutPage } from './signed-out-page.tsx';
import { useEntryForm, validatorsIn } from './use-entry-form.ts';
import { useRegistration } from './ways-in.ts';

/** Makes an account, where the workspace lets people register; says how one comes in, where it does not. */
export function RegisterScreen() {
  const { t } = useTranslation('authentication');
  const { way, mailDomains = [] } = useRegistration() ?? {};
  if (way === 'invitation' || way === 'no-owner')
    return (
      <SignedOutPage
        key="closed"
        icon={<IconMailOpened size={24} stroke={1.6} />}
        title={way === 'no-owner' ? t('register.noOwner') : t('register.closed')}
        description={way === 'no-owner' ? t('login.noOwner') : t('login.byInvitation')}
      >
        <LoginButton>{t('backToLogin')}</LoginButton>
      </SignedOutPage>
    );
  return (
    <SignedOutPage
      key="open"
      title={t('register.title')}
      description={way === 'approval' ? t('register.approval') : t('register.description')}
      footer={
        <>
          {t('register.known')}{' '}
          <Link to="/login" className={classes.link}>
            {t('login.submit')}
          </Link>
        </>
      }
    >
      <RegisterForm mailDomains={mailDomains} />
    </SignedOutPage>
  );
}

function RegisterForm({ mailDomains }: { mailDomains: readonly string[] }) {
  const { t, i18n } = useTranslation('authentication');
  const navigate = useNavigate();
  const { name, address, newPassword } = validatorsIn(t);
  const { field, entry } = useEntryForm({
    initial: { firstName: '', lastName: '', email: '', password: '' },
    checks: { firstName: name, lastName: name, email: address, password: newPassword },
    async send(typed) {
      const client = await loadClient();
      await client.identity.users.register({ ...typed, device: ensureDevice() });
      await navigate({ to: '/check-your-mail', state: { email: typed.email } });
    },
  });
  const domains = new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(
    mailDomains.map((domain) => `\u2068@${domain}\u2069`),
  );
  return (
    <EntryForm {...entry} submit={t('register.submit')}>
      <NameFields field={field} />
      <EmailField {...field('email')} {...(domains && { hint: t('register.domains', { domains }) })} />
      <PasswordField {...field('password')} label={t('fields.password')} isNew />
    </EntryForm>
  );
}
