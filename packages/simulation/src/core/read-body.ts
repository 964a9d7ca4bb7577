import { idOf } from './lists.ts';

/** Takes what came for a value, or says by undefined that it is none. */
export type Reader<Value> = (given: unknown) => Value | undefined;

export const text: Reader<string> = (given) =>
  typeof given === 'string' || typeof given === 'number' ? String(given) : undefined;

export const flag: Reader<boolean> = (given) => (typeof given === 'boolean' ? given : undefined);

/** A number, also one written as a text. */
export const figure: Reader<number> = (given) => {
  const value = Number.parseFloat(text(given) ?? '');
  return Number.isFinite(value) ? value : undefined;
};

/** An id, however it is written; where there is none, one that nothing has. */
export const id: Reader<number> = idOf;

/** A moment or a day of ISO 8601. */
export const moment: Reader<string> = (given) =>
  typeof given === 'string' && !Number.isNaN(Date.parse(given)) ? given : undefined;

export const oneOf =
  <Value>(values: readonly Value[]): Reader<Value> =>
  (given) =>
    values.find((value) => value === given);

export const orNull =
  <Value>(read: Reader<Value>): Reader<Value | null> =>
  (given) =>
    given === null ? null : read(given);

/** A list without those of its items that are none. */
export const list =
  <Item>(read: Reader<Item>): Reader<Item[]> =>
  (given) =>
    Array.isArray(given) ? given.map(read).filter((item) => item !== undefined) : undefined;

type Readers<Fields> = { [Name in keyof Fields]-?: Reader<Fields[Name]> };

/** An object of these fields. One that did not come, or came as something else, is what `otherwise` has of it, and left out where that has nothing. */
export const record =
  <Fields extends object>(
    readers: Readers<Fields>,
    otherwise: Partial<NoInfer<Fields>> = {},
  ): Reader<Fields> =>
  (given) => {
    if (typeof given !== 'object' || given === null) return undefined;
    const fields = Object.entries<Reader<unknown>>(readers).map(([name, read]) => [
      name,
      read(Reflect.get(given, name)),
    ]);
    return Object.fromEntries([
      ...Object.entries(otherwise),
      ...fields.filter(([, value]) => value !== undefined),
    ]);
  };

/** What is read of an object without fields, where none came: for a level that an answer relies on. */
export const always =
  <Value>(read: Reader<Value>): Reader<Value> =>
  (given) =>
    read(given) ?? read({});
