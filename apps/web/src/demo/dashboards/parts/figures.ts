import type { Timeline } from '@kazi/simulation/cards';
import { type DateFormat, dateFormat } from '@kazi/ui/date-format';
import { useLocale } from '@kazi/ui/locale';

const currency = 'KES';

/** A minus sign stands as high and wide as a plus, unlike a hyphen. */
const withMinus = (text: string) => text.replace('-', '−');

/** How figures are written in a language: in full, and short beside axes. Each format is made when a card first needs it. */
function figuresIn(locale: string) {
  const number = (options: Intl.NumberFormatOptions) => {
    let made: Intl.NumberFormat | undefined;
    return (value: number) => {
      made ??= new Intl.NumberFormat(locale, options);
      return made.format(value);
    };
  };
  const money = { style: 'currency', currency: currency, currencyDisplay: 'code' } as const;
  const short = { notation: 'compact', maximumFractionDigits: 1 } as const;
  const inPercent = { style: 'percent', maximumFractionDigits: 1 } as const;
  const signed = { signDisplay: 'exceptZero' } as const;
  const percent = number(inPercent);
  const signedMoney = number({ ...money, ...signed, maximumFractionDigits: 0 });
  const signedCount = number(signed);
  const signedPercent = number({ ...inPercent, ...signed });
  const date = (options: Intl.DateTimeFormatOptions) => {
    let made: DateFormat | undefined;
    return (isoDay: string) => {
      made ??= dateFormat(locale, options);
      return made.format(new Date(`${isoDay}T00:00`));
    };
  };
  const day = date({ day: 'numeric', month: 'short' });
  const month = date({ month: 'short' });
  return {
    count: number({}),
    short: number(short),
    money: number({ ...money, maximumFractionDigits: 0 }),
    shortMoney: number({ ...money, ...short, maximumFractionDigits: 2 }),
    /** Of a value in percent. */
    percent: (value: number) => percent(value / 100),
    /** With a plus or a minus, where the language writes it. */
    signedMoney: (value: number) => withMinus(signedMoney(value)),
    signedCount: (value: number) => withMinus(signedCount(value)),
    /** Of a value in percent. */
    signedPercent: (value: number) => withMinus(signedPercent(value / 100)),
    hours: number({ style: 'unit', unit: 'hour', unitDisplay: 'long' }),
    day,
    /** The dates of a timeline, as short as its steps allow. */
    dates: ({ dates, step }: Timeline) => dates.map(step === 'month' ? month : day),
    /** The twelve months of a year. */
    months: () => Array.from({ length: 12 }, (_, at) => month(`2020-${String(at + 1).padStart(2, '0')}-01`)),
  };
}

export type Figures = ReturnType<typeof figuresIn>;

let made: { locale: string; figures: Figures } | undefined;

/** How figures are written for the reader. Made once for all cards, since making is what takes time. */
export function useFigures(): Figures {
  const locale = useLocale();
  if (made?.locale !== locale) made = { locale, figures: figuresIn(locale) };
  return made.figures;
}
