import type { Beneficiary } from '@kazi/contract/money';
import { useLocale } from '@kazi/ui/locale';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../status.tsx';
import { isNew, isUnverified } from './receiver-numbers.ts';
import classes from './receivers.module.css';

/** Whether a receiver can be paid, and from when on without the limit of new ones. */
export function ReceiverState({ receiver }: { receiver: Beneficiary }) {
  const { t } = useTranslation('payments');
  const locale = useLocale();
  if (isUnverified(receiver))
    return <StatusBadge status="pending">{t('receivers.state.unverified')}</StatusBadge>;
  if (!isNew(receiver)) return <StatusBadge status="accepted">{t('receivers.state.ready')}</StatusBadge>;
  const until = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    timeStyle: undefined,
    hour: 'numeric',
    minute: '2-digit',
  });
  return (
    <span className={classes.state}>
      <StatusBadge status="sent">{t('receivers.state.new')}</StatusBadge>
      <span className={classes.until}>
        {t('receivers.state.until', { time: until.format(new Date(receiver.fullFrom)) })}
      </span>
    </span>
  );
}
