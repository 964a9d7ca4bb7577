/** A calendar day of this device's time zone, as the API and date fields write it: `2026-11-21`. */
export function dayOf(moment: Date): string {
  const month = String(moment.getMonth() + 1).padStart(2, '0');
  const date = String(moment.getDate()).padStart(2, '0');
  return `${moment.getFullYear()}-${month}-${date}`;
}

export const today = (): string => dayOf(new Date());

/** Milliseconds of a day. */
export const dayMs = 86_400_000;

/** Whole days from one calendar day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** What a field asks for: a day as `2026-11-21`, or a month as `2026-11`. */
export type DayKind = 'day' | 'month';

const written: Record<DayKind, RegExp> = { day: /^\d{4}-\d\d-\d\d$/, month: /^\d{4}-\d\d$/ };

/** Whether it is written as the API writes it, and not what somebody is still typing. */
export const isWritten = (value: string, kind: DayKind): boolean => written[kind].test(value);
