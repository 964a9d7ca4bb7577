import type { Beneficiary } from '@kazi/contract/money';
import { useTranslation } from 'react-i18next';
import { isNew, isUnverified } from '../beneficiaries/beneficiary-numbers.ts';
import {
  BeneficiaryIcon,
  BeneficiaryNumbers,
  BeneficiaryState,
} from '../beneficiaries/beneficiary-parts.tsx';
import classes from './withdraw.module.css';

interface BeneficiaryChoiceProps {
  beneficiaries: readonly Beneficiary[];
  chosen: string | undefined;
  /** What is wrong with the choice. */
  problem: string | null | undefined;
  onChoose: (id: string) => void;
}

/** One of the beneficiaries, each with what tells it from the others. */
export function BeneficiaryChoice({ beneficiaries, chosen, problem, onChoose }: BeneficiaryChoiceProps) {
  const { t } = useTranslation('payments');
  return (
    <fieldset className={classes.beneficiaries}>
      <legend className={classes.legend}>{t('withdraw.beneficiary')}</legend>
      <div className={classes.choices}>
        {beneficiaries.map((beneficiary) => (
          <label key={beneficiary.id} className={classes.beneficiary}>
            <input
              type="radio"
              name="beneficiary"
              value={beneficiary.id}
              checked={beneficiary.id === chosen}
              onChange={() => onChoose(beneficiary.id)}
            />
            <BeneficiaryIcon type={beneficiary.type} />
            <span className={classes.words}>
              <span>
                <bdi>{beneficiary.name}</bdi>
              </span>
              <BeneficiaryNumbers beneficiary={beneficiary} />
            </span>
            {(isNew(beneficiary) || isUnverified(beneficiary)) && (
              <BeneficiaryState beneficiary={beneficiary} />
            )}
          </label>
        ))}
      </div>
      {problem && (
        <p className={classes.failure} role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
