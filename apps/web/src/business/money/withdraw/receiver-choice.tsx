import type { Beneficiary } from '@kazi/contract/money';
import { useTranslation } from 'react-i18next';
import { ReceiverIcon } from '../receivers/receiver-icon.tsx';
import { isNew, isUnverified } from '../receivers/receiver-numbers.ts';
import { ReceiverNumbers } from '../receivers/receiver-numbers-text.tsx';
import { ReceiverState } from '../receivers/receiver-state.tsx';
import classes from './withdraw.module.css';

interface ReceiverChoiceProps {
  receivers: readonly Beneficiary[];
  chosen: string | undefined;
  /** Nobody is chosen, and somebody has to be. */
  isMissing: boolean;
  onChoose: (id: string) => void;
}

/** One of the receivers, each with what tells it from the others. */
export function ReceiverChoice({ receivers, chosen, isMissing, onChoose }: ReceiverChoiceProps) {
  const { t } = useTranslation('payments');
  return (
    <fieldset className={classes.receivers}>
      <legend className={classes.legend}>{t('withdraw.receiver')}</legend>
      <div className={classes.choices}>
        {receivers.map((receiver) => (
          <label key={receiver.id} className={classes.receiver}>
            <input
              type="radio"
              name="receiver"
              value={receiver.id}
              checked={receiver.id === chosen}
              onChange={() => onChoose(receiver.id)}
            />
            <ReceiverIcon type={receiver.type} />
            <span className={classes.words}>
              <span>
                <bdi>{receiver.name}</bdi>
              </span>
              <ReceiverNumbers receiver={receiver} />
            </span>
            {(isNew(receiver) || isUnverified(receiver)) && <ReceiverState receiver={receiver} />}
          </label>
        ))}
      </div>
      {isMissing && (
        <p className={classes.failure} role="alert">
          {t('withdraw.chooseReceiver')}
        </p>
      )}
    </fieldset>
  );
}
