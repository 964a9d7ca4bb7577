import { LeanButton } from '@kazi/ui/lean-button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../api/use-action.ts';
import classes from '../authentication/signed-out-page.module.css';
import { loggedInAtProvider } from './logged-in.ts';

interface SsoEntryProps {
  /** What people call the provider. */
  title: string;
  /** Where the login leads afterwards. */
  redirect: string | undefined;
}

/** The way in by the OpenID provider; after a login by it, also the way out of it. */
export function SsoEntry({ title, redirect }: SsoEntryProps) {
  const { t } = useTranslation('authentication');
  const start = useAction(async () =>
    (await import('./start.ts')).startSso({ redirect: redirect ?? '/', again: false }),
  );
  return (
    <>
      <LogoutAtProvider title={title} />
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
  const leave = useAction(async () => (await import('./start.ts')).logOutAtProvider());
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
