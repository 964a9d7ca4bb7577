import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import IconMailOpened from '#icons/IconMailOpened';
import { loadClient } from '../../../api/load-client.ts';
import { BackToLogin, LocalMailbox, OpenedByLink } from './entry-parts.tsx';
import { EmailField } from './fields.tsx';
import { EntryForm, SignedOutPage } from './signed-out-page.tsx';
import { useEntryForm, validatorsIn } from './use-entry-form.ts';

const route = getRouteApi('/_signed-out/join/$token');

/** Opened by a join link: asks where to send the invitation, which proves the address before anybody is in. */
export function JoinScreen() {
  const { token } = route.useParams();
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
