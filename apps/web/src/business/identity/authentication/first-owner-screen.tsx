import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { loadClient } from '../../../api/load-client.ts';
import { signIn } from '../../../session/session.ts';
import { OpenedByLink } from './entry-parts.tsx';
import { EmailField, NameFields } from './fields.tsx';
import { PasswordField } from './password-field.tsx';
import { EntryForm, SignedOutPage } from './signed-out-page.tsx';
import { useEntryForm, validatorsIn } from './use-entry-form.ts';

const route = getRouteApi('/_signed-out/first-owner/$token');

/** Opened by the address that the server tells its operator while the workspace has no owner. */
export function FirstOwnerScreen() {
  const { token } = route.useParams();
  const { t } = useTranslation('authentication');
  const ask = async () => (await loadClient()).identity.firstOwner.open({ token });
  return (
    <OpenedByLink ask={ask} texts="firstOwner">
      {({ workspace }) => (
        <SignedOutPage
          key="open"
          title={t('firstOwner.title', { workspace })}
          description={t('firstOwner.description')}
        >
          <FirstOwnerForm token={token} />
        </SignedOutPage>
      )}
    </OpenedByLink>
  );
}

/** Makes who fills it in the owner, and logs them in. */
function FirstOwnerForm({ token }: { token: string }) {
  const { t } = useTranslation('authentication');
  const router = useRouter();
  const { name, address, newPassword } = validatorsIn(t);
  const { field, entry } = useEntryForm({
    initial: { firstName: '', lastName: '', email: '', password: '' },
    checks: { firstName: name, lastName: name, email: address, password: newPassword },
    async send({ email, password, ...names }) {
      const client = await loadClient();
      await client.identity.firstOwner.become({ token, email, password, ...names });
      const answer = await client.identity.authentication.login({ email, password });
      if ('secondFactor' in answer) return router.history.push('/login');
      await signIn(answer);
      router.history.push('/');
    },
  });
  return (
    <EntryForm {...entry} submit={t('firstOwner.submit')}>
      <NameFields field={field} />
      <EmailField {...field('email')} />
      <PasswordField {...field('password')} label={t('invitation.choosePassword')} isNew />
    </EntryForm>
  );
}
