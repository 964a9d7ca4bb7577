import type { AuditEntry } from '@kazi/contract/activity';
import { auditDetails } from '@kazi/contract/activity/words';
import { isWritten } from '../../../shell/days.ts';

/** A detail of an entry, by its name in the record, as the reader's language says it. */
interface Fact {
  name: string;
  label: string;
  text: string;
}

/** What the values of an entry are told by: its currency, and what the ids within it are called. */
export interface Context {
  currency: string;
  names: Readonly<Record<string, string>>;
}

/** Says the parts of details, see `useDetailWords`. */
export interface DetailWords {
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
export const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
