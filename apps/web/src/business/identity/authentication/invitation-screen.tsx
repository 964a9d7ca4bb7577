import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import IconMailOpened from '#icons/IconMailOpened';
import { loadClient } from '../../../api/load-client.ts';
import { knownDevice, signIn } from '../../../session/session.ts';
import { BackToLogin, LocalMailbox, OpenedByLink } from './entry-parts.tsx';
import { EmailField, NameFields } from './fields.tsx';
import { PasswordField } from './password-field.tsx';
import { EntryForm, SignedOutPage } from './signed-out-page.tsx';
import { useEntryForm, validatorsIn } from './use-entry-form.ts';

const route = getRouteApi('/_signed-out/invitation/$token');
const joinRoute = getRouteApi('/_signed-out/join/$token');

/** Opened by the link of an invitation: what it is for, and what it takes to accept. */
export function InvitationScreen() {
  const { token } = route.useParams();
  const { t } = useTranslation('authentication');
  const ask = async () => (await loadClient()).organisation.invitations.open({ token });
  return (
    <OpenedByLink ask={ask} texts="invitation">
      {({ workspace, invitedBy, email, name, hasAccount, tasks }) => (
        <SignedOutPage
          key="open"
          title={t('invitation.title', { workspace })}
          description={
            <>
              {t('invitation.from', { invitedBy, email })}
              {tasks > 0 && <strong> {t('invitation.tasks', { count: tasks })}</strong>}
            </>
          }
          footer={<BackToLogin />}
        >
          <AcceptInvitationForm token={token} email={email} name={name ?? ''} hasAccount={hasAccount} />
        </SignedOutPage>
      )}
    </OpenedByLink>
  );
}

interface AcceptInvitationFormProps {
  token: string;
  /** The address that was invited. */
  email: string;
  /** The person's name as the inviter wrote it; empty where they did not. */
  name: string;
  /** The address has a login already, whose password is asked for; otherwise one is chosen. */
  hasAccount: boolean;
}

/** Accepts an invitation and logs in. */
function AcceptInvitationForm({ token, email, name: known, hasAccount }: AcceptInvitationFormProps) {
  const { t } = useTranslation('authentication');
  const router = useRouter();
  const { required, name, newPassword } = validatorsIn(t);
  const [, firstName = '', lastName = ''] = /^(.+)\s(\S+)$/.exec(known) ?? ['', known];
  const { field, entry } = useEntryForm({
    initial: { firstName, lastName, password: '' },
    checks: { firstName: name, lastName: name, password: hasAccount ? required : newPassword },
    async send(typed) {
      const client = await loadClient();
      await client.organisation.invitations.accept({ token, ...typed });
      const { password } = typed;
      const answer = await client.identity.authentication.login({ email, password, device: knownDevice() });
      if ('secondFactor' in answer) return router.history.push('/login');
      await signIn(answer);
      router.history.push('/');
    },
  });
  return (
    <EntryForm {...entry} submit={t('invitation.accept')}>
      <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
      <NameFields field={field} />
      <PasswordField
        {...field('password')}
        label={hasAccount ? t('invitation.yourPassword') : t('invitation.choosePassword')}
        isNew={!hasAccount}
      />
    </EntryForm>
  );
}

/** Opened by a join link: asks where to send the invitation, which proves the address before anybody is in. */
export function JoinScreen() {
  const { token } = joinRoute.useParams();
  const { t } = useTranslation('authentication');
  const [email, setEmail] = useState<string>();
  const ask = async () => (await loadClient()).organisation.joinLinks.open({ token });
  if (email !== undefined)
    return (
      <SignedOutPage
        key="sent"
        icon={<IconMailOpened size={24} stroke={1.6} />}
        title={t('checkMail.title')}
        description={
          <Trans t={t} i18nKey="join.sentTo" values={{ email }} components={{ b: <strong dir="ltr" /> }} />
        }
        footer={<BackToLogin />}
      >
        <LocalMailbox email={email} />
      </SignedOutPage>
    );
  return (
    <OpenedByLink ask={ask} texts="join">
      {({ workspace }) => (
        <SignedOutPage
          key="open"
          title={t('join.title', { workspace })}
          description={t('join.why')}
          footer={<BackToLogin />}
        >
          <RequestForm token={token} onSent={setEmail} />
        </SignedOutPage>
      )}
    </OpenedByLink>
  );
}

function RequestForm({ token, onSent }: { token: string; onSent: (email: string) => void }) {
  const { t } = useTranslation('authentication');
  const { field, entry } = useEntryForm({
    initial: { email: '' },
    checks: { email: validatorsIn(t).address },
    async send({ email }) {
      await (await loadClient()).organisation.joinLinks.request({ token, email });
      onSent(email.trim());
    },
  });
  return (
    <EntryForm {...entry} submit={t('join.submit')}>
      <EmailField {...field('email')} />
    </EntryForm>
  );
}
