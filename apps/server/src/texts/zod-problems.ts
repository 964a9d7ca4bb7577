import { type ProblemCode, problems, type Reason, type Value } from '@kazi/contract/refusals';
import * as z from 'zod';
import { readerIn } from './reader.ts';
import { isProblem, problemText } from './sentence.ts';

const types: Partial<Record<string, ProblemCode>> = {
  string: 'a-text',
  number: 'a-number',
  int: 'a-whole-number',
  boolean: 'true-or-false',
  array: 'a-list',
  object: 'an-object',
  record: 'an-object',
  date: 'a-date',
  file: 'a-file',
  null: 'a-null',
};

const formats: Partial<Record<string, ProblemCode>> = {
  email: 'mail-address',
  url: 'web-address',
  uuid: 'an-id',
  date: 'day-such-as',
  datetime: 'moment-such-as',
  stringbool: 'true-or-false',
};

const bounds: Partial<Record<string, [least: ProblemCode, most: ProblemCode]>> = {
  string: ['characters-at-least', 'characters-at-most'],
  array: ['entries-at-least', 'entries-at-most'],
  file: ['bytes-at-least', 'bytes-at-most'],
};

/** The code of what is wrong, for a schema that says nothing of its own. */
export function problemCode(issue: z.core.$ZodRawIssue): ProblemCode {
  if (issue.input === undefined && issue.code !== 'custom') return 'required';
  switch (issue.code) {
    case 'invalid_type':
      return types[issue.expected] ?? 'of-form';
    case 'too_small':
      return bounds[issue.origin]?.[0] ?? 'at-least';
    case 'too_big':
      return bounds[issue.origin]?.[1] ?? 'at-most';
    case 'invalid_format':
      return formats[issue.format] ?? 'right-form';
    case 'invalid_value':
      return issue.values.length === 1 ? 'of-form' : 'one-of';
    case 'not_multiple_of':
      return 'multiple-of';
    case 'unrecognized_keys':
      return 'unknown-keys';
    default:
      return 'not-valid';
  }
}

/** Lets every schema that says nothing of its own give the code of what is wrong. */
export const setProblemCodes = () => z.config({ customError: problemCode });

/** What an issue of any schema carries beside its message, which is the code. */
const issueFigures = z
  .object({
    minimum: z.coerce.number().optional(),
    maximum: z.coerce.number().optional(),
    divisor: z.number().optional(),
    values: z.array(z.unknown()).optional(),
    keys: z.array(z.string()).optional(),
    expected: z.string().optional(),
    params: z.object({ form: z.string() }).optional(),
  })
  .catch({});

/** What an issue says is wrong, with the figures of the schema; its message is the code. */
export function readProblem(issue: { readonly message: string }): Reason<ProblemCode> {
  const code = isProblem(issue.message) ? issue.message : 'not-valid';
  const { minimum, maximum, divisor, values, keys, expected, params } = issueFigures.parse(issue);
  const bound = minimum ?? maximum;
  const form = params?.form ?? values?.map(String).join(', ') ?? expected;
  const known: Record<string, Value | undefined> = {
    least: minimum,
    most: maximum,
    count: bound,
    step: divisor,
    values: values?.map(String),
    keys,
    form,
  };
  const named = Object.keys(problems[code]).map((name) => [name, known[name]] as const);
  return { code, params: Object.fromEntries(named.map(([name, value]) => [name, value ?? ''])) };
}

/** What an issue says is wrong, in English, for the terminal: some schemas of what an operator writes have words of their own. */
export const issueText = (issue: { readonly message: string } = { message: 'not-valid' }): string =>
  isProblem(issue.message) ? problemText(readerIn(), readProblem(issue)) : issue.message;
