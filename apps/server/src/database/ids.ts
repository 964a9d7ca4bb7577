import { v7, validate } from 'uuid';

/** A new id: UUIDv7, so that ids sort by the time they were made, or by a moment of the past. */
export const newId = (at?: Date): string => v7(at && { msecs: at.getTime() });

/** The least id made at a moment: the first 48 bits of a UUIDv7 are milliseconds. */
export function leastIdAt(ms: number): string {
  const least = Math.max(0, ms).toString(16).padStart(12, '0');
  return `${least.slice(0, 8)}-${least.slice(8)}-0000-0000-000000000000`;
}

/** The moment at which an id was made, in milliseconds. */
export const momentOf = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);

/** Throws unless `value` is a UUID; what passes may stand in SQL text between quotes. */
export function assertUuid(value: string, what: string): void {
  if (!validate(value)) throw new TypeError(`${what} is not a UUID`);
}
