import type { PayslipLine } from '@kazi/contract/payroll';
import { useLocale } from '@kazi/ui/locale';
import { formatMoney } from '@kazi/ui/money-format';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

export type Reason = PayslipLine['why'];
/** What the law takes, and what is owed to others. */
type Taken = Extract<Reason, { rule: 'tier' | 'step' | 'rate' | 'paye' | 'owed' }>;

interface Say {
  t: TFunction<'payroll'>;
  /** Cents in words. */
  money: (amount: number) => string;
  /** Hundredths of a percent in words. */
  percent: (rate: number) => string;
}

/** Hundredths of a percent as people write them: 275 is 2.75 %. */
export function usePercent() {
  const locale = useLocale();
  const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  return (rate: number) => format.format(rate / 10_000);
}

/** Gives the sentences that say what an amount was computed from. */
export function useWhyWords(currency: string) {
  const { t } = useTranslation('payroll');
  const locale = useLocale();
  const percent = usePercent();
  const money = (amount: number) => formatMoney(amount, currency, locale);
  return (why: Reason): string[] => wordsOf(why, { t, money, percent });
}

function wordsOf(why: Reason, say: Say): string[] {
  const { t, money, percent } = say;
  switch (why.rule) {
    case 'given':
    case 'flat':
      return [t(`why.${why.rule}`)];
    case 'days':
      return [
        t('why.days', {
          full: money(why.full),
          days: why.days,
          of: why.of,
          method: t(`proration.${why.method}`),
        }),
      ];
    case 'hours':
      return [
        t('why.hours', {
          hours: why.hours,
          basic: money(why.basic),
          divisor: why.divisor,
          factor: why.factor / 100,
        }),
      ];
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
    case 'benefit':
      return [
        ...(why.car
          ? [
              t('why.car', {
                of: t(`car.${why.car.of}`),
                cost: money(why.car.cost),
                rate: percent(why.car.rate),
              }),
            ]
          : []),
        t('why.benefit', { value: money(why.value), exempt: money(why.exempt) }),
      ];
    default:
      return wordsOfTaken(why, say);
  }
}

function wordsOfTaken(why: Taken, { t, money, percent }: Say): string[] {
  switch (why.rule) {
    case 'tier':
      return [
        t(why.to === 'nssf' ? 'why.tier' : 'why.tierPrivate', {
          rate: percent(why.rate),
          base: money(why.base),
          from: money(why.from),
          upTo: money(why.upTo),
        }),
      ];
    case 'step':
      return [t('why.step', { base: money(why.base), from: money(why.from) })];
    case 'rate':
      return [
        t('why.rate', { rate: percent(why.rate), base: money(why.base) }),
        ...(why.least === undefined ? [] : [t('why.least', { amount: money(why.least) })]),
        ...(why.cap === undefined ? [] : [t('why.cap', { amount: money(why.cap) })]),
      ];
    case 'paye':
      return [
        t('why.paye', {
          chargeable: money(why.chargeable),
          charged: money(why.charged),
          reliefs: money(why.reliefs),
        }),
      ];
    case 'owed':
      return [
        t('why.owed', { due: money(why.due), keeps: money(why.keeps) }),
        ...(why.carried > 0 ? [t('why.carried', { amount: money(why.carried) })] : []),
      ];
  }
}
