import * as z from 'zod';
import { problem } from '../refusals/problems.ts';
import { holdsAddress, isOwnPath, tidied } from './checks.ts';
import { isTimeZone } from './days.ts';
import { holdsHost } from './hosts.ts';
import { keyMaxLength, passwordMaxLength, passwordMinLength } from './limits.ts';

/** One line of text a person typed: as `tidied` keeps it, never empty, no line breaks or control characters. */
export const line = (max: number) =>
  z
    .string()
    .overwrite(tidied)
    .min(1, problem('not-empty'))
    .max(max)
    .regex(/^[^\p{Cc}]*$/u, problem('one-line'));

/**
 * A name of a person, a business, a team, a project or an app: mails say it to others, strangers among them, so it is a line
 * that holds no address. Else whoever may invite people could have the workspace mail them links.
 */
export const name = (max: number) =>
  line(max).refine((typed) => !holdsAddress(typed) && !holdsHost(typed), problem('no-address'));

/** A path within the application. */
export const ownPath = z.string().max(500).refine(isOwnPath, problem('own-path'));

/** Longer text, empty allowed, as one is that shows nothing. */
export const prose = (max: number) =>
  z
    .string()
    .overwrite((text) => (tidied(text) === '' ? '' : text.trim()))
    .max(max);

/** Longer text that has to be there: why or how something was done. */
export const explanation = (max: number, missing: 'say-why' | 'say-how') =>
  prose(max).pipe(z.string().min(1, problem(missing)));

/** Pages that one pastes from say this much more than what is kept of them. */
const cleanedAway = 8;

/** Rich text, empty allowed: HTML that the server sanitises. `max` is of what is stored then; more than that may be sent. */
export const richText = (max: number) =>
  z
    .string()
    .trim()
    .max(max * cleanedAway)
    .meta({ description: `HTML, of which at most ${max} characters are left once it is sanitised` });

/** A domain in the letters that mail servers use: münchen.example is xn--mnchen-3ya.example. What is no domain stays as it is. */
export function asciiDomain(domain: string): string {
  const address = `http://${domain}`;
  const isForeign = /\P{ASCII}/u.test(domain) && !/[\s/?#:@\\]/.test(domain);
  return isForeign && URL.canParse(address) ? new URL(address).hostname : domain;
}

/** As zod's own pattern, with ends of other letters: пример.рф ends in xn--p1ai. */
const mailAddress =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]+)$/;

/** An e-mail address, in lower case, its domain as mail servers write it, so that both forms are one. */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .overwrite((address) => address.replace(/(?<=@)[^@]*$/, asciiDomain))
  .max(254)
  .refine((address) => !/\P{ASCII}.*@/u.test(address), problem('mail-letters'))
  .pipe(z.email({ pattern: mailAddress, ...problem('mail-address') }));

/** A new password. What is guessed first, the server refuses beyond this: see `refuseWeakPassword`. */
export const password = z.string().min(passwordMinLength).max(passwordMaxLength);

/** A phone number in international form, spaces and dashes dropped: +254712345678. */
export const phone = z
  .string()
  .transform((typed) => typed.replace(/[\s()-]/g, ''))
  .pipe(z.string().regex(/^\+[1-9]\d{6,14}$/, problem('international-number')));

const noDay = problem('day-such-as');

/** A calendar day without a time: 2026-11-21. There was no year 0. */
export const day = z.iso.date(noDay).refine((text) => !text.startsWith('0000'), noDay);

/** A calendar month: 2026-11. */
export const month = z.string().regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/, problem('month-such-as'));

/** A time zone by its name, such as Africa/Nairobi. */
export const timeZone = z.string().max(60).refine(isTimeZone, problem('time-zone'));

/** A moment: ISO 8601 in UTC. */
export const moment = z.iso.datetime();

/** A short upper-case key that prefixes task numbers: SHOP in SHOP-12. */
export const key = z
  .string()
  .trim()
  .toUpperCase()
  .regex(new RegExp(`^[A-Z][A-Z0-9]{1,${keyMaxLength - 1}}$`), problem('key-form'));
