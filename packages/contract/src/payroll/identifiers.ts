import {
  checkKraPin,
  checkNssfNumber,
  checkShaNumber,
  type IdentifierProblem,
} from '@kazi/payroll-ke/identifiers';
import * as z from 'zod';
import { problem } from '../refusals/problems.ts';

/** A number as people type it, in capitals and without spaces, in the form that its authority gives it. */
const numberOf = (check: (text: string) => IdentifierProblem | null, example: string) =>
  z
    .string()
    .transform((typed) => typed.replace(/\s/g, '').toUpperCase())
    .refine((number) => check(number) === null, {
      ...problem('of-form'),
      params: { form: example },
    });

/** The tax authority's number of a person (A…) or a firm (P…). */
export const kraPin = numberOf(checkKraPin, 'a KRA PIN such as A012345678Z');
/** A person’s number at the National Social Security Fund. */
export const nssfNumber = numberOf(
  checkNssfNumber,
  'an NSSF number of 9 or 10 characters such as 012345678X',
);
/** A person’s number at the Social Health Authority, or the one they had at the NHIF. */
export const shaNumber = numberOf(
  checkShaNumber,
  'an SHA number such as CR1234567890123-4, or one of the NHIF',
);

/** What an authority calls an employer by. */
export const employerNumber = z
  .string()
  .transform((typed) => typed.replace(/\s/g, '').toUpperCase())
  .pipe(z.string().regex(/^[A-Z0-9/-]{4,20}$/, problem('registration-number')));
