const hourMs = 3_600_000;

/** How far the clocks of a time zone are ahead of UTC at a moment, in ms. */
export function aheadOfUtc(timeZone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(offset) ?? [];
  const ahead = Number(hours) * hourMs + Number(minutes) * 60_000;
  return sign === '-' ? -ahead : ahead;
}

/** The moment at which the clocks of a time zone show an hour of a day (2026-11-09); where they leap over it, the one that they leap to. */
export function momentAt(timeZone: string, day: string, hour = 0): Date {
  const shown = Date.parse(`${day}T00:00:00Z`) + hour * hourMs;
  const guess = new Date(shown - aheadOfUtc(timeZone, new Date(shown)));
  return new Date(shown - aheadOfUtc(timeZone, guess));
}

/** A moment as the clocks of a time zone show it, with how far they are ahead: 2026-11-09T14:05:00+03:00. */
export function isoAt(timeZone: string, at: Date): string {
  const ahead = aheadOfUtc(timeZone, at);
  const shown = new Date(at.getTime() + ahead).toISOString().slice(0, '2026-11-09T14:05:00'.length);
  const offset = new Date(Math.abs(ahead))
    .toISOString()
    .slice('1970-01-01T'.length, '1970-01-01T03:00'.length);
  return `${shown}${ahead < 0 ? '-' : '+'}${offset}`;
}
