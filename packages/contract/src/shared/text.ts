import * as z from 'zod';

/** One line of text a person typed: trimmed, never empty, no line breaks or control characters. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1, { error: 'must not be empty' })
    .max(max, { error: `must have at most ${max} characters` })
    .regex(/^[^\p{Cc}]*$/u, { error: 'must be one line without control characters' });

/** Longer text, empty allowed; rich text is HTML that the server sanitises before it is stored. */
export const prose = (max: number) =>
  z
    .string()
    .trim()
    .max(max, { error: `must have at most ${max} characters` });

/** An e-mail address, in lower case. */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, { error: 'must have at most 254 characters' })
  .pipe(z.email({ error: 'must be an e-mail address such as amina@example.co.ke' }));

/** A new password. Length is what makes it strong, so length is all that is asked. */
export const password = z
  .string()
  .min(10, { error: 'must have at least 10 characters' })
  .max(128, { error: 'must have at most 128 characters' });

/** A phone number in international form, spaces and dashes dropped: +254712345678. */
export const phone = z
  .string()
  .transform((typed) => typed.replace(/[\s()-]/g, ''))
  .pipe(
    z.string().regex(/^\+[1-9]\d{6,14}$/, { error: 'must be an international number such as +254712345678' }),
  );

const noDay = { error: 'must be a date such as 2026-11-21' };

/** A calendar day without a time: 2026-11-21. There was no year 0. */
export const day = z.iso.date(noDay).refine((text) => !text.startsWith('0000'), noDay);

/** A moment: ISO 8601 in UTC. */
export const moment = z.iso.datetime();

/** A short upper-case key that prefixes task numbers: SHOP in SHOP-12. */
export const key = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z][A-Z0-9]{1,9}$/, { error: 'must be 2 to 10 letters or digits, a letter first' });
