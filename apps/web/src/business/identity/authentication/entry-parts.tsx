import { buttonClass } from '@kazi/ui/lean-button';
import { toast } from '@kazi/ui/toast';
import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconAlertTriangle from '#icons/IconAlertTriangle';
import { loadClient } from '../../../api/load-client.ts';
import { useAction } from '../../../api/use-action.ts';
import { knownDevice } from '../../../session/session.ts';
import classes from './entry-parts.module.css';
import { EmailField } from './fields.tsx';
import pageClasses from './signed-out-page.module.css';
import { EntryForm, SignedOutPage } from './signed-out-page.tsx';
import { useEntryForm, validatorsIn } from './use-entry-form.ts';

/* What the screens before the login share, and the login page does without. */

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The address somebody typed on the screen before; kept out of the URL, which others may see. */
    email?: string;
  }
}

/** The address typed on the screen before; empty where there was none. */
export const useKnownAddress = (): string => useLocation().state.email ?? '';

/** The line below most screens: back to where one logs in. */
export function BackToLogin() {
  const { t } = useTranslation('authentication');
  return (
    <Link to="/login" className={pageClasses.link}>
      {t('backToLogin')}
    </Link>
  );
}

/** The way on from a screen that is done or refused: to the login, as its one button. */
export const LoginButton = ({ children }: { children: ReactNode }) => (
  <Link to="/login" className={buttonClass({ wide: true })}>
    {children}
  </Link>
);

/** Says where to read the letters that a server keeps itself, since it has no mail server to hand them to. */
export function LocalMailbox({ email }: { email: string }) {
  const { t } = useTranslation('authentication');
  const [found, setFound] = useState(false);
  useEffect(() => {
    fetch('/dev/mailbox.json', { method: 'HEAD' })
      .then(({ ok, headers }) => setFound(ok && headers.get('content-type')?.includes('json') === true))
      .catch(() => setFound(false));
  }, []);
  if (!found) return null;
  return (
    <p>
      {t('checkMail.local')}{' '}
      <a
        className={pageClasses.link}
        href={`/dev/mailbox?to=${encodeURIComponent(email)}`}
        target="_blank"
        rel="noreferrer"
      >
        {t('checkMail.openMailbox')}
      </a>
    </p>
  );
}

/** Sends the confirmation again, to the address just registered or to one that is typed in. */
export function ResendForm({ email }: { email: string }) {
  const { t } = useTranslation('authentication');
  const { field, entry } = useEntryForm({
    initial: { email },
    checks: { email: validatorsIn(t).address },
    async send(typed) {
      const client = await loadClient();
      await client.identity.users.resend({ ...typed, device: knownDevice() });
      toast({ message: t('checkMail.sentAgain', typed) });
    },
  });
  return (
    <EntryForm {...entry} submit={t('checkMail.resend')} look="default">
      {!email && <EmailField {...field('email')} />}
    </EntryForm>
  );
}

interface OpenedByLinkProps<Found> {
  /** Asks the server what the link stands for. */
  ask: () => Promise<Found>;
  /** Under which its texts stand: busy, refused, refusedWhy. */
  texts: 'firstOwner' | 'invitation' | 'join';
  children: (found: Found) => ReactNode;
}

/** A page that a link leads to: waits for what the link stands for, and says so where it is no longer good. */
export function OpenedByLink<Found>({ ask, texts, children }: OpenedByLinkProps<Found>) {
  const { t } = useTranslation('authentication');
  const { error, data } = useOpening(ask);
  if (error)
    return (
      <SignedOutPage
        key="refused"
        icon={<IconAlertTriangle size={24} stroke={1.6} />}
        title={t(`${texts}.refused`)}
        description={t(`${texts}.refusedWhy`)}
      >
        <LoginButton>{t('backToLogin')}</LoginButton>
      </SignedOutPage>
    );
  if (!data)
    return (
      <SignedOutPage key="busy" title={t(`${texts}.busy`)}>
        <Waiting />
      </SignedOutPage>
    );
  return children(data);
}

/** Asks once, as a screen opens, what the link that leads to it stands for. The screen shows a failure itself. */
export function useOpening<Found>(ask: () => Promise<Found>) {
  const opening = useAction(ask, { quiet: true });
  const start = useEffectEvent(() => opening.run(undefined));
  useEffect(() => {
    void start();
  }, []);
  return opening;
}

/** Three dots that say the heading above is being done. */
export function Waiting() {
  return (
    <span className={classes.waiting} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
