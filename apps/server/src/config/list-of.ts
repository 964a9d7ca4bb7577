import * as z from 'zod';

/** A variable that lists values with commas between; spaces around them do not count. */
export const listOf = <Schema extends z.ZodType>(schema: Schema, separator = /,/) =>
  z.preprocess(
    (value) =>
      typeof value === 'string'
        ? value
            .split(separator)
            .map((one) => one.trim())
            .filter(Boolean)
        : value,
    z.array(schema),
  );
