import { Money } from '@kazi/ui/money';
import { useTranslation } from 'react-i18next';
import classes from './payslips.module.css';
import { type Reason, usePercent, useWhyWords } from './use-why-words.ts';

interface WhyProps {
  why: Reason;
  currency: string;
}

/** What an amount was computed from, in plain words; the tax as a small table of its bands. */
export function Why({ why, currency }: WhyProps) {
  const sentences = useWhyWords(currency)(why);
  return (
    <>
      {why.rule === 'paye' && <Bands why={why} currency={currency} />}
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </>
  );
}

interface BandsProps {
  why: Extract<Reason, { rule: 'paye' }>;
  currency: string;
}

/** How much of the taxable pay lies in each band, and the tax on it. */
function Bands({ why: { bands, charged }, currency }: BandsProps) {
  const { t } = useTranslation('payroll');
  const percent = usePercent();
  return (
    <table className={classes.bands}>
      <thead>
        <tr>
          <th scope="col">{t('why.bandAmount')}</th>
          <th scope="col">{t('why.bandRate')}</th>
          <th scope="col">{t('why.bandTax')}</th>
        </tr>
      </thead>
      <tbody>
        {bands
          .filter(({ amount }) => amount > 0)
          .map(({ rate, amount, tax }) => (
            <tr key={rate}>
              <td>
                <Money amount={amount} currency={currency} />
              </td>
              <td>× {percent(rate)}</td>
              <td>
                <Money amount={tax} currency={currency} />
              </td>
            </tr>
          ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={2}>{t('why.bandSum')}</td>
          <td>
            <Money amount={charged} currency={currency} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
