import { type DatePattern, datePatterns } from './locale.ts';

/** What writes days and times, as `Intl.DateTimeFormat` does. */
export interface DateFormat {
  format(moment: Date | number): string;
  formatRange(from: Date | number, to: Date | number): string;
}

/**
 * Writes days and times by a tag of `useLocale`, in Latin digits and by the calendar that all deadlines are kept in. English
 * without a country is Kenya's, which writes the day first.
 */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): DateFormat {
  const [tag = '', chosen = ''] = locale.split('-x-');
  const [language = ''] = tag.split('-', 1);
  const parts = chosen.split('-');
  const region = parts.find((part) => part.length === 2) ?? (language === 'en' ? 'ke' : undefined);
  const clock = parts.find((part) => part === 'h23' || part === 'h12');
  const country = region ? `${language}-${region.toUpperCase()}` : language;
  const written = new Intl.DateTimeFormat(
    `${country}-u-ca-gregory${clock ? `-hc-${clock}` : ''}-nu-latn`,
    options,
  );
  const pattern = datePatterns.find((one) => one !== 'language' && parts.includes(one));
  if (!pattern) return written;
  const format = (moment: Date | number) => inPattern(written, moment, pattern);
  return {
    format,
    formatRange(from, to) {
      const [first, last] = [format(from), format(to)];
      return first === last ? first : `${first} – ${last}`;
    },
  };
}

const isOfDate = ({ type }: Intl.DateTimeFormatPart) => type === 'day' || type === 'month' || type === 'year';

/** Puts day, month and year into their order, in place of the language's; what stands around them stays. */
function inPattern(written: Intl.DateTimeFormat, moment: Date | number, pattern: DatePattern): string {
  const parts = written.formatToParts(moment);
  const first = parts.findIndex(isOfDate);
  const last = parts.findLastIndex(isOfDate);
  const [day, year] = (['day', 'year'] as const).map(
    (type) => parts.find((part) => part.type === type)?.value,
  );
  if (!day || !parts.some(({ type }) => type === 'month')) return written.format(moment);
  const month = monthName(written, parts, moment);
  const names = { day: day.replace(/^0/, ''), month, year };
  const text = (some: readonly Intl.DateTimeFormatPart[]) => some.map(({ value }) => value).join('');
  const { locale } = written.resolvedOptions();
  return `${text(parts.slice(0, first))}${ordered(names, pattern, () => numbers(written, moment), locale)}${text(parts.slice(last + 1))}`;
}

interface Numbers {
  day: string;
  month: string;
  year: string;
}

function ordered(
  { day, month, year }: { day: string; month: string; year: string | undefined },
  pattern: DatePattern,
  inNumbers: () => Numbers,
  locale: string,
): string {
  if (!year) return pattern === 'monthday' ? `${month} ${day}` : `${day} ${month}`;
  if (pattern === 'daymonth') return `${day} ${month} ${year}`;
  if (pattern === 'monthday') return `${month} ${day}, ${year}`;
  const { day: dd, month: mm, year: yyyy } = inNumbers();
  const written = pattern === 'iso' ? `${yyyy}-${mm}-${dd}` : `${dd}/${mm}/${yyyy}`;
  // Among letters that are read from the right, numbers with signs between them would change their order.
  return locale.startsWith('ar') ? `\u2066${written}\u2069` : written;
}

/** The month by its name, also where the language writes it as a number. */
function monthName(
  written: Intl.DateTimeFormat,
  parts: readonly Intl.DateTimeFormatPart[],
  moment: Date | number,
): string {
  const own = parts.find(({ type }) => type === 'month')?.value ?? '';
  if (!/^\d/.test(own)) return own;
  const { locale, timeZone } = written.resolvedOptions();
  return new Intl.DateTimeFormat(locale, { month: 'short', timeZone }).format(moment);
}

function numbers(written: Intl.DateTimeFormat, moment: Date | number): Numbers {
  const { timeZone } = written.resolvedOptions();
  const parts = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(moment);
  const partOf = (type: keyof Numbers) => parts.find((part) => part.type === type)?.value ?? '';
  return { day: partOf('day'), month: partOf('month'), year: partOf('year').padStart(4, '0') };
}
