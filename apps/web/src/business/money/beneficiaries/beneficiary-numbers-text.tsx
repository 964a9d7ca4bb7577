import type { Beneficiary } from '@kazi/contract/money';
import { useTranslation } from 'react-i18next';
import classes from './beneficiaries.module.css';
import { numbersOf } from './beneficiary-numbers.ts';

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
