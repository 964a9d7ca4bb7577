import { randomBytes } from 'node:crypto';

const bytes = 13;

/** A reference for a question, which the bank wants as unique as a payment's: 26 characters. */
export const enquiryReference = (): string => randomBytes(bytes).toString('hex');
