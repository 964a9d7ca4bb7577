import * as z from 'zod';

type Issue = z.core.$ZodRawIssue;

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  date: 'a date',
  file: 'a file',
  null: 'null',
};

const formats: Record<string, string> = {
  email: 'an e-mail address such as amina@example.co.ke',
  url: 'an address such as https://example.com',
  uuid: 'an id (a UUID)',
  date: 'a date such as 2026-11-21',
  datetime: 'a moment such as 2026-11-21T08:30:00Z',
  stringbool: 'true or false',
};

const counted: Record<string, string> = { string: 'characters', array: 'entries', file: 'bytes' };

function bound(word: 'least' | 'most', origin: string, limit: number | bigint | Date): string {
  const unit = counted[origin];
  return unit ? `must have at ${word} ${limit} ${unit}` : `must be at ${word} ${limit}`;
}

/** What would be right instead, as the end of a sentence that begins with the field's name. */
export function sentence(issue: Issue): string | undefined {
  if (issue.input === undefined && issue.code !== 'custom') return 'must be given';
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${kinds[issue.expected] ?? issue.expected}`;
    case 'too_small':
      return bound('least', issue.origin, issue.minimum);
    case 'too_big':
      return bound('most', issue.origin, issue.maximum);
    case 'invalid_format':
      return `must be ${formats[issue.format] ?? 'in the right form'}`;
    case 'invalid_value':
      return `must be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.map(String).join(', ')}`;
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return `must not have ${issue.keys.join(', ')}`;
    default:
      return 'is not valid';
  }
}

/** Lets every schema that says nothing of its own speak plain English. */
export function setErrorTexts(): void {
  z.config({ customError: sentence });
}
