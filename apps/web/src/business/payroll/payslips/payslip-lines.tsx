import type { PayslipLine, PayslipOpened } from '@kazi/contract/payroll';
import { lineKinds } from '@kazi/contract/payroll/words';
import { Row, Text } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { Money } from '@kazi/ui/money';
import { formatMoney } from '@kazi/ui/money-format';
import { Panel } from '@kazi/ui/panel';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Fold } from '../parts/fold.tsx';
import classes from './payslips.module.css';

/** The lines of a payslip in groups, each of which says on demand what it was computed from. */
export function PayslipLines({ payslip }: { payslip: PayslipOpened }) {
  const { t } = useTranslation('payroll');
  const { lines, currency, gross, deductions } = payslip;
  const lastTaken = lines.some(({ kind, amount }) => kind === 'deduction' && amount !== 0)
    ? 'deduction'
    : 'statutory';
  return (
    <Panel title={t('payslip.lines')} description={t('payslip.linesHint')} flush>
      {lineKinds.map((group) => {
        const own = lines.filter(({ kind, amount }) => kind === group && amount !== 0);
        if (own.length === 0) return null;
        return (
          <section key={group} className={classes.group} aria-label={t(`payslip.group.${group}`)}>
            <h3 className={classes.groupName}>{t(`payslip.group.${group}`)}</h3>
            {own.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike in all, and none moves
              <Line key={at} line={line} currency={currency} />
            ))}
            {group === 'earning' && <Sum name={t('run.gross')} amount={gross} currency={currency} />}
            {group === lastTaken && (
              <Sum name={t('payslip.deductions')} amount={deductions} currency={currency} />
            )}
          </section>
        );
      })}
    </Panel>
  );
}

function Line({ line, currency }: { line: PayslipLine; currency: string }) {
  const name = useLineName()(line);
  return (
    <Fold
      summary={
        <>
          <Text as="span" grow cut title={name}>
            {name}
          </Text>
          <Money amount={line.amount} currency={currency} />
        </>
      }
      text={
        <Text as="div" tone="muted" size={13} className={classes.why}>
          <Why line={line} currency={currency} />
        </Text>
      }
    />
  );
}

/** What a line is called: as its employer calls it, a trip with what it is. */
function useLineName() {
  const { t } = useTranslation('payroll');
  return ({ code, name }: PayslipLine) => {
    const plain = t(`line.${code}`);
    if (!name || name === plain) return plain;
    return code === 'per-diem' || code === 'per-diem-exempt'
      ? t('payslip.named', { line: plain, name })
      : name;
  };
}

function Sum({ name, amount, currency }: { name: string; amount: number; currency: string }) {
  return (
    <Row align="stretch" justify="between" gap={16} weight={600} className={classes.groupSum}>
      <span>{name}</span>
      <Money amount={amount} currency={currency} />
    </Row>
  );
}

/** What an amount was computed from, in plain words; the tax as a small table of its bands. */
function Why({ line: { why, amount, earlier, left }, currency }: { line: PayslipLine; currency: string }) {
  const { t } = useTranslation('payroll');
  const locale = useLocale();
  const money = (cents: number) => formatMoney(cents, currency, locale);
  const ofMonth = { month: money(amount + earlier), earlier: money(earlier) };
  const sentences = [
    ...useWhyWords(currency)(why),
    ...(earlier === 0 ? [] : [t('why.earlier', ofMonth)]),
    ...(left === null ? [] : [t('why.left', { amount: money(left) })]),
  ];
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

type Reason = PayslipLine['why'];
interface Say {
  t: TFunction<'payroll'>;
  /** Cents in words. */
  money: (amount: number) => string;
  /** Hundredths of a percent in words. */
  percent: (rate: number) => string;
}

/** Hundredths of a percent as people write them: 275 is 2.75 %. */
function usePercent() {
  const locale = useLocale();
  const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  return (rate: number) => format.format(rate / 10_000);
}

/** Gives the sentences that say what an amount was computed from. */
function useWhyWords(currency: string) {
  const { t } = useTranslation('payroll');
  const locale = useLocale();
  const percent = usePercent();
  const money = (amount: number) => formatMoney(amount, currency, locale);
  return (why: Reason): string[] => wordsOf(why, { t, money, percent });
}

function wordsOf(why: Reason, { t, money, percent }: Say): string[] {
  switch (why.rule) {
    case 'given':
    case 'flat':
      return [t(`why.${why.rule}`)];
    case 'days':
      return [t('why.days', { ...why, full: money(why.full), method: t(`proration.${why.method}`) })];
    case 'hours':
      return [t('why.hours', { ...why, basic: money(why.basic), factor: why.factor / 100 })];
    case 'per-diem':
      return [t('why.perDiem', { days: why.days, rate: money(why.rate), exempt: money(why.exemptRate) })];
    case 'housing':
      return [
        t('why.housing', {
          type: t(`housing.${why.type}`),
          rate: percent(why.rate),
          base: money(why.base),
          share: money(why.share),
          value: money(why.value),
          rent: money(why.rentCharged),
        }),
      ];
    case 'benefit': {
      const value = t('why.benefit', { value: money(why.value), exempt: money(why.exempt) });
      if (!why.car) return [value];
      const { of, cost, rate } = why.car;
      return [t('why.car', { of: t(`car.${of}`), cost: money(cost), rate: percent(rate) }), value];
    }
    case 'tier': {
      const { base, from, upTo } = why;
      const amounts = { base: money(base), from: money(from), upTo: money(upTo) };
      return [t(why.to === 'nssf' ? 'why.tier' : 'why.tierPrivate', { ...amounts, rate: percent(why.rate) })];
    }
    case 'step':
      return [t('why.step', { base: money(why.base), from: money(why.from) })];
    case 'rate':
      return [
        t('why.rate', { rate: percent(why.rate), base: money(why.base) }),
        ...(why.least === undefined ? [] : [t('why.least', { amount: money(why.least) })]),
        ...(why.cap === undefined ? [] : [t('why.cap', { amount: money(why.cap) })]),
      ];
    case 'paye': {
      const { chargeable, charged, reliefs } = why;
      const amounts = { charged: money(charged), reliefs: money(reliefs) };
      return [t('why.paye', { ...amounts, chargeable: money(chargeable) })];
    }
    case 'owed':
      return [
        t('why.owed', { due: money(why.due), keeps: money(why.keeps) }),
        ...(why.carried > 0 ? [t('why.carried', { amount: money(why.carried) })] : []),
      ];
  }
}
