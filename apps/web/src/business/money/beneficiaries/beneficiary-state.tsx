import type { Beneficiary } from '@kazi/contract/money';
import { useLocale } from '@kazi/ui/locale';
import { StatusBadge } from '@kazi/ui/status-badge';
import { useTranslation } from 'react-i18next';
import classes from './beneficiaries.module.css';
import { isNew, isUnverified } from './beneficiary-numbers.ts';

/** Whether a beneficiary can be paid, and from when on without the limit of new ones. */
export function BeneficiaryState({ beneficiary }: { beneficiary: Beneficiary }) {
  const { t } = useTranslation('payments');
  const locale = useLocale();
  if (isUnverified(beneficiary))
    return <StatusBadge status="pending">{t('beneficiaries.state.unverified')}</StatusBadge>;
  if (!isNew(beneficiary))
    return <StatusBadge status="accepted">{t('beneficiaries.state.ready')}</StatusBadge>;
  const until = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    timeStyle: undefined,
    hour: 'numeric',
    minute: '2-digit',
  });
  return (
    <span className={classes.state}>
      <StatusBadge status="sent">{t('beneficiaries.state.new')}</StatusBadge>
      <span className={classes.until}>
        {t('beneficiaries.state.until', { time: until.format(new Date(beneficiary.fullFrom)) })}
      </span>
    </span>
  );
}
