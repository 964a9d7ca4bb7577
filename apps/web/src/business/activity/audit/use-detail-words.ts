import { roleNames } from '@kazi/contract/abilities';
import type { AuditDetail, AuditEntry } from '@kazi/contract/activity';
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

/** A detail of an entry, by its name in the record, as the reader's language says it. */
interface Fact {
  name: string;
  label: string;
  text: string;
}

/** What the values of an entry are told by: its currency, and what the ids within it are called. */
interface Context {
  currency: string;
  names: Readonly<Record<string, string>>;
}

/** Says the parts of details, see `useDetailWords`. */
interface DetailWords {
  label: (name: string) => string;
  /** The value of the detail `name`; what it is not known to be is said as it was recorded. */
  text: (name: string, value: unknown, context: Context) => string;
  period: (from: string, to: string) => string;
  changed: (before: string, after: string) => string;
  list: (texts: readonly string[]) => string;
}

/** What an entry is about by its name: as it was called then, or else as it is called today. */
export function aboutOf({ subject, about, detail, names }: AuditEntry, words: DetailWords): string | null {
  const context = contextOf({ detail, names });
  const { before, after } = recordOf(recordOf(detail.changes).name);
  const named = [detail.name, about, before, after].find(isText);
  if (named !== undefined) return words.text(subject === 'payroll-run' ? 'month' : 'name', named, context);
  const told = (['holder', 'email', 'month'] as const).find((one) => isText(detail[one]));
  return told ? words.text(told, detail[told], context) : null;
}

/**
 * The details of an entry, one a line and in the order of the contract: of what changed what it was before, of a list what
 * came and what went. Left out are what is empty, the name that the entry bears already, and the currency beside its amounts.
 */
export function factsOf(entry: AuditEntry, words: DetailWords): Fact[] {
  const { changes, currency: _currency, from, to, ...others } = entry.detail;
  const context = contextOf(entry);
  const about = aboutOf(entry, words);
  const changed = Object.entries(recordOf(changes)).map(([name, change]) => {
    const { before, after } = recordOf(change);
    return { name, label: words.label(name), text: changedText(name, { before, after }, words, context) };
  });
  const isPeriod = isDay(from) && isDay(to);
  const rest = Object.entries({ ...others, ...(!isPeriod && { from, to }) })
    .filter(([, value]) => !isNothing(value))
    .map(([name, value]) => ({ name, label: words.label(name), text: words.text(name, value, context) }))
    .filter(({ text }) => text !== about);
  const period = isPeriod
    ? [{ name: 'from', label: words.label('period'), text: words.period(from, to) }]
    : [];
  return [...changed, ...rest, ...period].toSorted((one, other) => placeOf(one.name) - placeOf(other.name));
}

function changedText(
  name: string,
  { before, after }: { before: unknown; after: unknown },
  words: DetailWords,
  context: Context,
): string {
  const said = (value: unknown) => words.text(name, value, context);
  if (!Array.isArray(before) || !Array.isArray(after)) return words.changed(said(before), said(after));
  const signed = (sign: string, values: unknown[]) => values.map((value) => `${sign}\u00a0${said(value)}`);
  const came = after.filter((value) => !before.includes(value));
  const went = before.filter((value) => !after.includes(value));
  return words.list([...signed('+', came), ...signed('−', went)]) || '–';
}

const contextOf = ({ detail, names }: Pick<AuditEntry, 'detail' | 'names'>): Context => ({
  currency: isText(detail.currency) ? detail.currency : 'KES',
  names,
});

const order: readonly string[] = auditDetails;

/** Where a detail stands; one that is not known stands last. */
function placeOf(name: string): number {
  const place = order.indexOf(name);
  return place < 0 ? order.length : place;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isDay = (value: unknown): value is string => isText(value) && isWritten(value, 'day');
const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The members of an object; none of anything else. */
const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

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
