import * as z from 'zod';
import { hidesCharacters, holdsAddress, isInvisible, isOwnPath, withoutTurns } from './checks.ts';
import { holdsHost } from './hosts.ts';
import { keyMaxLength, passwordMaxLength, passwordMinLength } from './limits.ts';

const oneLine = (text: z.ZodString, max: number) =>
  text
    .trim()
    .min(1, { error: 'must not be empty' })
    .max(max, { error: `must have at most ${max} characters` })
    .regex(/^[^\p{Cc}]*$/u, { error: 'must be one line without control characters' })
    .refine((typed) => !isInvisible(typed), { error: 'must hold something that can be seen' });

/** One line of text a person typed: trimmed, never empty, no line breaks or control characters, nothing that turns the text around it. */
export const line = (max: number) => oneLine(z.string().overwrite(withoutTurns), max);

/**
 * A name of a person, a business, a team, a project or an app: mails say it to others, so it is a line that holds no
 * address and hides nothing.
 */
export const name = (max: number) =>
  oneLine(z.string(), max)
    .refine((typed) => !hidesCharacters(typed), {
      error: 'must not contain characters that cannot be seen or that turn the text',
    })
    .refine((typed) => !holdsAddress(typed) && !holdsHost(typed), {
      error: 'must not contain an address of a site or of a mailbox',
    });

/** A path within the application. */
export const ownPath = z
  .string()
  .max(500)
  .refine(isOwnPath, { error: 'must be a path within the application, such as /my-work' });

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

/** A new password. What is guessed first, the server refuses beyond this: see `refuseWeakPassword`. */
export const password = z
  .string()
  .min(passwordMinLength, { error: `must have at least ${passwordMinLength} characters` })
  .max(passwordMaxLength, { error: `must have at most ${passwordMaxLength} characters` });

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

/** A calendar month: 2026-11. */
export const month = z
  .string()
  .regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/, { error: 'must be a month such as 2026-11' });

/** A moment: ISO 8601 in UTC. */
export const moment = z.iso.datetime();

/** A short upper-case key that prefixes task numbers: SHOP in SHOP-12. */
export const key = z
  .string()
  .trim()
  .toUpperCase()
  .regex(new RegExp(`^[A-Z][A-Z0-9]{1,${keyMaxLength - 1}}$`), {
    error: 'must be 2 to 10 letters or digits, a letter first',
  });
