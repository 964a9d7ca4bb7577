import { buttonClass } from '@kazi/ui/lean-button';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import IconAlertTriangle from '#icons/IconAlertTriangle';
import { SignedOutPage } from './signed-out-page.tsx';
import { useOpening } from './use-opening.ts';
import { Waiting } from './waiting.tsx';

interface OpenedByLinkProps<Found> {
  /** Asks the server what the link stands for. */
  ask: () => Promise<Found>;
  /** Under which its texts stand: busy, refused, refusedWhy. */
  texts: 'firstOwner' | 'invitation';
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
        <Link to="/login" className={buttonClass({ wide: true })}>
          {t('backToLogin')}
        </Link>
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
