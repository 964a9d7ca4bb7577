import * as z from 'zod';

/** A variable that lists values with commas between; spaces around them do not count. */
export const listOf = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value) =>
      typeof value === 'string'
        ? value
            .split(',')
            .map((one) => one.trim())
            .filter(Boolean)
        : value,
    z.array(schema),
  );
