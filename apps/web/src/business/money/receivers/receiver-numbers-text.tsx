import type { Beneficiary } from '@kazi/contract/money';
import { useTranslation } from 'react-i18next';
import { numbersOf } from './receiver-numbers.ts';
import classes from './receivers.module.css';

/** How a receiver is reached: kind, bank and the last digits of its numbers. */
export function ReceiverNumbers({ receiver }: { receiver: Beneficiary }) {
  const { t } = useTranslation('payments');
  const { bank, account, phone } = numbersOf(receiver);
  const parts = [bank?.name, account, phone].filter((part) => part !== undefined && part !== null);
  return (
    <span className={classes.numbers}>
      {t(`receivers.short.${receiver.type}`)}
      {parts.map((part) => (
        <span key={part}>
          {' · '}
          <bdi dir={part === bank?.name ? 'auto' : 'ltr'}>{part}</bdi>
        </span>
      ))}
    </span>
  );
}
