import { v7, validate } from 'uuid';

/** A new id: UUIDv7, so that ids sort by the time they were made. */
export const newId = (): string => v7();

/** Throws unless `value` is a UUID; what passes may stand in SQL text between quotes. */
export function assertUuid(value: string, what: string): void {
  if (!validate(value)) throw new TypeError(`${what} is not a UUID`);
}
