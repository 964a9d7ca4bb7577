import type { Payment } from '@kazi/contract/money';
import { useTranslation } from 'react-i18next';
import classes from './party.module.css';

/** Who is paid, or the phone that was asked: name, way and the last digits of the number. */
export function Party({ payment: { operation, party } }: { payment: Payment }) {
  const { t } = useTranslation('money');
  return (
    <span className={classes.party}>
      <span>
        <bdi>{party.name}</bdi>
      </span>
      <span className={classes.number}>
        {party.bank ?? t(`operation.${operation}`)} · <bdi dir="ltr">{party.number}</bdi>
      </span>
    </span>
  );
}
