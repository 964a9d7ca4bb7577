import type { LoginAnswer, SecondFactorNeeded } from '@kazi/contract/identity';
import { buttonClass } from '@kazi/ui/lean-button';
import { Link, useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconAlertTriangle from '#icons/IconAlertTriangle';
import { loadClient } from '../../../api/load-client.ts';
import { messageOf } from '../../../api/message.ts';
import { useAction } from '../../../api/use-action.ts';
import { knownDevice, signIn } from '../../../session/session.ts';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { Waiting } from '../authentication/entry-parts.tsx';
import { SignedOutPage } from '../authentication/signed-out-page.tsx';
import { loggedInAtProvider } from '../authentication/ways-in.ts';
import { type Started, takeStarted, tellConfirmed } from './start.ts';

const ConnectStep = onDemand(() => import('./connect-step.tsx').then((module) => module.ConnectStep));
const SecondStep = onDemand(() => import('../factors/second-step.tsx').then((module) => module.SecondStep));

/** The page that the OpenID provider leads back to: finishes the login, or the confirmation, with the `query` that it came with. */
export function SsoScreen({ query }: { query: string }) {
  const { t } = useTranslation('authentication');
  const router = useRouter();
  const [asked, setAsked] = useState<SecondFactorNeeded['secondFactor']>();
  const [known, setKnown] = useState<{ token: string; email: string }>();
  const [began, setBegan] = useState<ReturnType<typeof takeStarted>>();
  const [isConfirmed, setConfirmed] = useState(false);
  function leave({ redirect, beside }: Started) {
    loggedInAtProvider.note();
    if (!beside) return router.history.replace(redirect);
    tellConfirmed();
    setConfirmed(true);
    window.close(); // which a browser may refuse: then the words stay
  }
  async function enter(login: LoginAnswer) {
    await signIn(login);
    if (began) leave(began);
  }
  const finish = useAction(
    async () => {
      const started = takeStarted();
      setBegan(started);
      if (!started) throw new Error(t('sso.notBegunHere'));
      const { verifier, redirect, again, links } = started;
      const { sso } = (await loadClient()).identity;
      if (links) {
        await sso.link({ query, verifier });
        return router.history.replace(redirect);
      }
      if (again) await sso.confirm({ query, verifier });
      else {
        const answer = await sso.finish({ query, verifier, device: knownDevice() });
        if ('connect' in answer) return setKnown(answer.connect);
        if ('secondFactor' in answer) return setAsked(answer.secondFactor);
        await signIn(answer);
      }
      leave(started);
    },
    { quiet: true },
  );
  const begin = useEffectEvent(() => finish.run(undefined));
  useEffect(() => {
    // The query is spent by now, and holds what is secret.
    history.replaceState(history.state, '', location.pathname);
    void begin();
  }, []);

  if (asked)
    return (
      <Suspense>
        <SecondStep asked={asked} onLogin={enter} onBack={() => router.history.replace('/login')} />
      </Suspense>
    );
  if (known)
    return (
      <Suspense>
        <ConnectStep known={known} onAsked={setAsked} onLogin={enter} />
      </Suspense>
    );
  if (isConfirmed)
    return <SignedOutPage key="confirmed" title={t('sso.confirmed')} description={t('sso.closeWindow')} />;
  if (!finish.error)
    return (
      <SignedOutPage key="busy" title={t('sso.busy')}>
        <Waiting />
      </SignedOutPage>
    );
  return <Refused began={began} why={messageOf(finish.error)} />;
}

/** What was begun has come to nothing: says why, and leads back to where it began. */
function Refused({ began, why }: { began: ReturnType<typeof takeStarted>; why: string }) {
  const { t } = useTranslation('authentication');
  const title = began?.links
    ? t('sso.notConnected')
    : began?.again
      ? t('sso.notConfirmed')
      : t('sso.refused');
  return (
    <SignedOutPage
      key="refused"
      icon={<IconAlertTriangle size={24} stroke={1.6} />}
      title={title}
      description={why}
    >
      {began?.beside ? (
        t('sso.closeWindow')
      ) : (
        <Link to={began?.links ? '/account/security' : '/login'} className={buttonClass({ wide: true })}>
          {began?.links ? t('sso.backToAccount') : t('backToLogin')}
        </Link>
      )}
    </SignedOutPage>
  );
}
