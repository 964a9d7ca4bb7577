import type { Beneficiary } from '@kazi/contract/money';
import { useLocale } from '@kazi/ui/locale';
import { useTranslation } from 'react-i18next';
import IconBolt from '#icons/IconBolt';
import IconBuildingBank from '#icons/IconBuildingBank';
import IconDeviceMobile from '#icons/IconDeviceMobile';
import { StatusBadge } from '../../status.tsx';
import classes from './beneficiaries.module.css';
import { type BeneficiaryType, isNew, isUnverified, kindOf, numbersOf } from './beneficiary.ts';

const icons = { mobile: IconDeviceMobile, pesalink: IconBolt, bank: IconBuildingBank };

/** Shows at a glance which way a beneficiary is paid. */
export function BeneficiaryIcon({ type }: { type: BeneficiaryType }) {
  const Icon = icons[kindOf(type)];
  return (
    <span className={classes.icon} aria-hidden="true">
      <Icon size={20} stroke={1.6} />
    </span>
  );
}

/** How a beneficiary is reached: kind, bank and the last digits of its numbers. */
export function BeneficiaryNumbers({ beneficiary }: { beneficiary: Beneficiary }) {
  const { t } = useTranslation('payments');
  const { bank, account, phone } = numbersOf(beneficiary);
  const parts = [bank?.name, account, phone].filter((part) => part !== undefined && part !== null);
  return (
    <span className={classes.numbers}>
      {t(`beneficiaries.short.${beneficiary.type}`)}
      {parts.map((part) => (
        <span key={part}>
          {' · '}
          <bdi dir={part === bank?.name ? 'auto' : 'ltr'}>{part}</bdi>
        </span>
      ))}
    </span>
  );
}

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
