import { roleNames } from '@kazi/contract/abilities';
import type { AuditDetail } from '@kazi/contract/activity';
import { auditDetails } from '@kazi/contract/activity/words';
import { admissions, userStatuses } from '@kazi/contract/identity/words';
import { beneficiaryTypes, paymentKinds } from '@kazi/contract/money/words';
import { appKinds, projectStatuses } from '@kazi/contract/organisation/words';
import {
  authorities,
  employments,
  identityKinds,
  leaveKinds,
  payMethods,
  prorations,
  residences,
  runKinds,
  thirdBases,
} from '@kazi/contract/payroll/words';
import { useLocale } from '@kazi/ui/locale';
import { formatMoney } from '@kazi/ui/money-format';
import { useTranslation } from 'react-i18next';
import { isWritten } from '../../../shell/days.ts';
import { oneOf } from '../../../shell/search-params.ts';
import { useDates } from '../../../shell/use-dates.ts';
import { countryNames } from '../../identity/index.ts';
import { type Context, type DetailWords, recordOf } from './facts.ts';

const longest = 160;
const mostListed = 12;

/** Says the details of entries in the reader's language. */
export function useDetailWords(): DetailWords {
  const { t, i18n } = useTranslation('audit');
  const locale = useLocale();
  const say = useForms();
  const items = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });
  const isRightToLeft = i18n.dir() === 'rtl';
  /** A value keeps its own direction beside the words of the other one. */
  const whole = (text: string) => (isRightToLeft ? `\u2068${cut(text)}\u2069` : cut(text));
  const list = (texts: readonly string[]) =>
    items.format(texts.length > mostListed ? [...texts.slice(0, mostListed), '…'] : texts);

  function label(name: string): string {
    if (name === 'period') return t('period');
    const known = oneOf(name, auditDetails);
    return known ? t(`detail.${known}`) : name;
  }

  function text(name: string, value: unknown, context: Context): string {
    if (value === null || value === undefined || value === '') return '–';
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (Array.isArray(value)) return list(value.map((one) => text(name, one, context))) || '–';
    if (typeof value === 'object') return ofRecord(recordOf(value), context);
    const known = oneOf(name, auditDetails);
    const form = known && detailForms[known];
    if (typeof value === 'number') return whole(say.number(form, value, context.currency));
    const recorded = `${value}`;
    return whole(say.text(form, context.names[recorded] ?? recorded));
  }

  function ofRecord(record: Record<string, unknown>, context: Context): string {
    const { agent, amount, currency } = record;
    const own = typeof currency === 'string' ? { ...context, currency } : context;
    if (typeof agent === 'string' && typeof amount === 'number')
      return t('moved', { agent: text('agent', agent, own), amount: text('amount', amount, own) });
    return list(Object.entries(record).map(([name, one]) => `${label(name)}: ${text(name, one, own)}`));
  }

  const { daysFrom } = useDates();
  return {
    label,
    text,
    list,
    period: (from, to) => whole(daysFrom(from, to)),
    changed: (before, after) => t('changed', { before, after }),
  };
}

const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** Says values by what they are. */
function useForms() {
  const { t } = useTranslation('audit');
  const locale = useLocale();
  const { dayName, monthName } = useDates();
  const month = 'YYYY-MM'.length;

  function time(recorded: string): string {
    if (isWritten(recorded, 'day')) return dayName(recorded);
    return isWritten(recorded, 'month') ? monthName(recorded) : recorded;
  }

  return {
    number: (form: DetailForm | undefined, value: number, currency: string): string =>
      form === 'amount' ? formatMoney(value, currency, locale) : new Intl.NumberFormat(locale).format(value),
    text(form: DetailForm | undefined, recorded: string): string {
      if (form === 'time') return time(recorded);
      if (form === 'month') return time(recorded.slice(0, month));
      if (form === 'country') return /^[A-Z]{2}$/.test(recorded) ? countryNames(locale)(recorded) : recorded;
      const known = form === 'word' ? oneOf(recorded, detailWords) : undefined;
      return known ? t(`value.${known}`) : recorded;
    },
  };
}

/** What the value of a detail is, where it is no plain text: cents, a day, month or moment, the month of a day, or a word of a list. */
type DetailForm = 'amount' | 'time' | 'month' | 'country' | 'word';

/** The forms of details by their names; what a person wrote has none. */
const detailForms: Partial<Record<AuditDetail, DetailForm>> = {
  amount: 'amount',
  net: 'amount',
  obligations: 'amount',
  salary: 'amount',
  price: 'amount',
  perMonth: 'amount',
  perTask: 'amount',
  approval: 'amount',
  newReceiver: 'amount',
  receiver: 'amount',
  person: 'amount',
  workspace: 'amount',
  from: 'time',
  to: 'time',
  paidOn: 'time',
  startsOn: 'time',
  endsOn: 'time',
  joined_on: 'time',
  left_on: 'time',
  disability_until: 'time',
  month: 'month',
  run: 'month',
  country: 'country',
  role: 'word',
  status: 'word',
  type: 'word',
  kind: 'word',
  authority: 'word',
  admission: 'word',
  residence: 'word',
  employment: 'word',
  identity_kind: 'word',
  pay_method: 'word',
  proration: 'word',
  one_third_of: 'word',
};

/** Every word of a list that a detail may be. */
const detailWords = [
  ...roleNames,
  ...userStatuses,
  ...projectStatuses,
  ...appKinds,
  ...admissions,
  ...paymentKinds,
  ...beneficiaryTypes,
  ...leaveKinds,
  ...runKinds,
  ...authorities,
  ...residences,
  ...employments,
  ...identityKinds,
  ...payMethods,
  ...prorations,
  ...thirdBases,
] as const;
