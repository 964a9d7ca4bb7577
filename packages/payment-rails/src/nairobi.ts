/** East Africa Time all year round. */
const offset = '+03:00';
const offsetMs = 3 * 60 * 60 * 1000;

const local = (at: Date) => new Date(at.getTime() + offsetMs).toISOString();

/** The day in Nairobi of a moment: `2026-11-21`. */
export const day = (at: string | Date): string => local(new Date(at)).slice(0, 10);

/** The last day in Nairobi before a moment: at midnight the day that ends then. */
export const lastDay = (end: string): string => day(new Date(Date.parse(end) - 1));

/** A moment as Safaricom writes it, in Nairobi's time: `20261121093000`. */
export const timestamp = (at: Date): string => local(at).replace(/\D/g, '').slice(0, 14);

/** Reads a moment a bank wrote in Nairobi's time (`2017-12-04T09:27:00`, `2024-10-04 08:47:41.767`, `2024-10-04`), as ISO 8601 in UTC. */
export function moment(written: string): string | undefined {
  const parts = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}:\d{2})(\.\d{1,3})?\d*)?(Z|[+-]\d{2}:?\d{2})?$/.exec(
    written.trim(),
  );
  if (!parts) return undefined;
  const [, date, time = '00:00:00', fraction = '', zone = offset] = parts;
  const at = new Date(`${date}T${time}${fraction}${zone}`);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}
