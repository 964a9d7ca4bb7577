import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './signed-out-page.module.css';

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
        className={classes.link}
        href={`/dev/mailbox?to=${encodeURIComponent(email)}`}
        target="_blank"
        rel="noreferrer"
      >
        {t('checkMail.openMailbox')}
      </a>
    </p>
  );
}
