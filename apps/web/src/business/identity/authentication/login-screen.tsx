import type { LoginAnswer, LoginError, SecondFactorNeeded } from '@kazi/contract/identity';
import { LeanButton } from '@kazi/ui/lean-button';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadClient } from '../../../api/load-client.ts';
import { useAction } from '../../../api/use-action.ts';
import { openDemo } from '../../../boot/variant.ts';
import { knownDevice, signIn } from '../../../session/session.ts';
import { storageProblem } from '../../../session/vault.ts';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { hasPasskeys, passkeyProblem } from '../factors/passkey-support.ts';
import { EmailField } from './fields.tsx';
import { PasswordField } from './password-field.tsx';
import classes from './signed-out-page.module.css';
import { EntryForm, ProblemNote, SignedOutPage } from './signed-out-page.tsx';
import { useEntryForm, validatorsIn } from './use-entry-form.ts';
import { loggedInAtProvider, useRegistration, useSsoProvider } from './ways-in.ts';

/** The password was right, but the account is not confirmed yet. */
const unconfirmed = 'UNCONFIRMED' satisfies LoginError;

const SecondStep = onDemand(() => import('../factors/second-step.tsx').then((module) => module.SecondStep));

const route = getRouteApi('/_signed-out/login');

/** Logs somebody in, and leads to where they wanted to go. */
export function LoginScreen() {
  const { redirect } = route.useSearch();
  const router = useRouter();
  return <Login redirect={redirect} onLogin={() => router.history.replace(redirect ?? '/')} />;
}

interface LoginProps {
  /** Where the login leads, where that is not home. */
  redirect: string | undefined;
  /** Who was logged in on this page, until their session ended: it is shown over what they were doing. */
  again?: { email: string };
  onLogin?: () => void;
}

/** The ways to log in. */
export function Login({ redirect, again, onLogin }: LoginProps) {
  const { t } = useTranslation('authentication');
  const provider = useSsoProvider();
  const { required, address } = validatorsIn(t);
  const [asked, setAsked] = useState<SecondFactorNeeded['secondFactor']>();
  async function enter(login: LoginAnswer) {
    await signIn(login);
    onLogin?.();
  }
  const byPasskey = useAction(
    async () => {
      const { provePasskey } = await import('../factors/browser-passkeys.ts');
      const client = await loadClient();
      const passkey = await provePasskey();
      await enter(await client.identity.authentication.loginByPasskey({ passkey, device: knownDevice() }));
    },
    { quiet: passkeyProblem },
  );
  const problem = passkeyProblem(byPasskey.error);
  const { field, entry, values } = useEntryForm({
    initial: { email: again?.email ?? '', password: '' },
    checks: { email: address, password: required },
    async send(typed) {
      const client = await loadClient();
      const answer = await client.identity.authentication.login({ ...typed, device: knownDevice() });
      if ('secondFactor' in answer) setAsked(answer.secondFactor);
      else await enter(answer);
    },
  });

  if (asked)
    return (
      <Suspense>
        <SecondStep asked={asked} onLogin={enter} onBack={() => setAsked(undefined)} />
      </Suspense>
    );
  return (
    <SignedOutPage
      title={again ? t('login.again') : t('login.title')}
      description={again ? t('login.againWhy') : redirect ? t('login.toContinue') : t('login.welcome')}
      footer={provider?.only || again ? undefined : <WayIn />}
    >
      {!again && <StorageNote />}
      {provider && <SsoEntry title={provider.title} redirect={redirect} isAgain={again !== undefined} />}
      {provider && !provider.only && <div className={classes.or}>{t('sso.orPassword')}</div>}
      {!provider?.only && (
        <EntryForm
          {...entry}
          submit={t('login.submit')}
          wayOut={
            entry.refusal?.code === unconfirmed && (
              <Link to="/check-your-mail" state={{ email: values.email }} className={classes.linkInNote}>
                {t('login.unconfirmed')}
              </Link>
            )
          }
        >
          <EmailField {...field('email')} />
          <PasswordField
            {...field('password')}
            label={t('fields.password')}
            {...(again && { 'data-autofocus': true })}
          />
          <Link to="/forgot-password" state={{ email: values.email }} className={classes.link}>
            {t('login.forgot')}
          </Link>
        </EntryForm>
      )}
      {!provider?.only && <PasskeyEntry busy={byPasskey.loading} onLogin={() => byPasskey.run(undefined)} />}
      {problem && <ProblemNote>{t(`login.passkeyProblem.${problem}`)}</ProblemNote>}
      {!again && <DemoEntry />}
    </SignedOutPage>
  );
}

interface PasskeyEntryProps {
  busy: boolean;
  onLogin: () => void;
}

/** The way in by a passkey; a browser that has none says so where one looks for it. */
function PasskeyEntry({ busy, onLogin }: PasskeyEntryProps) {
  const { t } = useTranslation('authentication');
  if (!hasPasskeys()) return <p className={classes.description}>{t('login.withoutPasskeys')}</p>;
  return (
    <LeanButton look="default" wide busy={busy} onClick={onLogin}>
      {t('login.passkey')}
    </LeanButton>
  );
}

/** Says that a login will not outlast the page, where the browser stores nothing. */
function StorageNote() {
  const { t } = useTranslation('authentication');
  const [problem, setProblem] = useState<Awaited<ReturnType<typeof storageProblem>>>();
  useEffect(() => {
    storageProblem().then(setProblem, () => undefined);
  }, []);
  return (
    <div role="status">{problem && <p className={classes.note}>{t(`login.storage.${problem}`)}</p>}</div>
  );
}

/** The way into the demo, for who only looks around. */
function DemoEntry() {
  const { t } = useTranslation('authentication');
  return (
    <>
      <div className={classes.or}>{t('login.or')}</div>
      <LeanButton look="default" wide onClick={() => openDemo('/dashboard/analytics')}>
        {t('login.demo')}
      </LeanButton>
    </>
  );
}

/** How a visitor without an account gets one. Its room is kept until that is known. */
function WayIn() {
  const { t } = useTranslation('authentication');
  const way = useRegistration()?.way;
  if (way === 'invitation') return t('login.byInvitation');
  if (way === 'no-owner') return t('login.noOwner');
  return (
    <span className={way ? undefined : classes.unseen}>
      {t('login.newHere')}{' '}
      <Link to="/register" className={classes.link}>
        {t('login.register')}
      </Link>
    </span>
  );
}

interface SsoEntryProps {
  /** What people call the provider. */
  title: string;
  /** Where the login leads afterwards. */
  redirect: string | undefined;
  /** It is shown over a page, which stays: the provider's page opens in a window beside it. */
  isAgain: boolean;
}

/** The way in by the OpenID provider; after a login by it, also the way out of it. */
function SsoEntry({ title, redirect, isAgain }: SsoEntryProps) {
  const { t } = useTranslation('authentication');
  const start = useAction(async () => {
    const { openProviderBeside, startSso } = await import('../sso/start.ts');
    if (isAgain) return openProviderBeside({ again: false });
    return startSso({ redirect: redirect ?? '/', again: false });
  });
  return (
    <>
      {!isAgain && <LogoutAtProvider title={title} />}
      <LeanButton wide busy={start.loading} onClick={() => start.run(undefined)}>
        {t('sso.continue', { title })}
      </LeanButton>
    </>
  );
}

/** Logging out here leaves the provider's own login as it is, which the next person at this device could use. */
function LogoutAtProvider({ title }: { title: string }) {
  const { t } = useTranslation('authentication');
  const [isOffered] = useState(loggedInAtProvider.isNoted);
  const leave = useAction(async () => (await import('../sso/start.ts')).logOutAtProvider());
  if (!isOffered) return null;
  return (
    <div className={classes.note} role="status">
      <span>{t('sso.stillLoggedIn', { title })}</span>
      <button type="button" className={classes.textButton} onClick={() => leave.run(undefined)}>
        {t('sso.logOutThere', { title })}
      </button>
    </div>
  );
}
