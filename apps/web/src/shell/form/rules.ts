import { tidied } from '@kazi/contract/checks';

/** What is wrong with a value, named after its sentence in `form.json`. */
export const problemKeys = [
  'missing',
  'empty',
  'tooShort',
  'tooLong',
  'tooFew',
  'tooMany',
  'tooSmall',
  'tooLarge',
  'wrongStep',
  'negative',
  'notPositive',
  'key',
  'email',
  'sixDigits',
  'lettersAndDigits',
  'noQuarterHour',
  'noHalfDay',
] as const;
export type ProblemKey = (typeof problemKeys)[number];

type Measure = 'minLength' | 'maxLength' | 'min' | 'max' | 'step';

/** One condition of a field, with what is said where it does not hold. */
export type Check = { problem: ProblemKey } & (
  | { measure: Measure; limit: number }
  | { measure: 'pattern'; source: string; flags: string }
);

/** What the schema of a call says of one field of its input, as far as a browser can check it without the validating library. */
export interface Rule {
  /** An empty field is refused. */
  required?: true;
  /** What the schema does to a text before it measures it. */
  trim?: true;
  letters?: 'upper' | 'lower';
  checks?: readonly Check[];
  /** Rules of the fields of an object. */
  fields?: Rules;
  /** The rule of each entry of a list. */
  items?: Rule;
}

/** The rules of a call's input, by field; `virtual:rules/organisation.projects.create` exports those of that call. */
export type Rules = Readonly<Record<string, Rule>>;

export interface FieldProblem {
  problem: ProblemKey;
  limit?: number;
}

/**
 * What is wrong with the fields of an input, by their paths (`payTo.account`, `lines.0.hours`). Fields that the input does not have
 * are not looked at, so that it also serves a change of some fields.
 */
export function checkInput(rules: Rules, input: object): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = {};
  checkFields(rules, input, '', problems);
  return problems;
}

type Problems = Record<string, FieldProblem>;

function checkFields(rules: Rules, input: object, prefix: string, problems: Problems): void {
  for (const [name, value] of Object.entries(input)) {
    const rule = rules[name];
    if (rule) checkValue(rule, value, prefix + name, problems);
  }
}

function checkValue(rule: Rule, value: unknown, path: string, problems: Problems): void {
  if (value === undefined || value === null) {
    if (rule.required) problems[path] = { problem: 'missing' };
    return;
  }
  const cleaned = typeof value === 'string' ? cleanText(rule, value) : value;
  const broken = rule.checks?.find((check) => !holds(check, cleaned));
  if (broken) {
    const { problem } = broken;
    problems[path] = broken.measure === 'pattern' ? { problem } : { problem, limit: broken.limit };
  } else if (Array.isArray(value)) {
    const { items } = rule;
    if (items) value.forEach((item, index) => void checkValue(items, item, `${path}.${index}`, problems));
  } else if (rule.fields && typeof value === 'object') {
    checkFields(rule.fields, value, `${path}.`, problems);
  }
}

function cleanText({ trim, letters }: Rule, text: string): string {
  const trimmed = trim ? text.trim() : text;
  if (letters === 'upper') return trimmed.toUpperCase();
  return letters === 'lower' ? trimmed.toLowerCase() : trimmed;
}

function holds(check: Check, value: unknown): boolean {
  if (typeof value === 'string' && check.measure === 'pattern')
    return new RegExp(check.source, check.flags).test(value);
  if (check.measure === 'pattern') return true;
  const { measure, limit } = check;
  // Some schemas drop what is not seen before they measure a text; the server refuses what is too long for the others.
  if (typeof value === 'string' && measure === 'maxLength') return tidied(value).length <= limit;
  if (typeof value === 'string' || Array.isArray(value))
    return measure === 'minLength' ? value.length >= limit : measure !== 'maxLength' || value.length <= limit;
  if (typeof value !== 'number') return true;
  if (measure === 'min') return value >= limit;
  if (measure === 'max') return value <= limit;
  // Steps such as 0.1 are no binary fractions: what is a hair beside a step stands on it.
  return measure !== 'step' || Math.abs(value / limit - Math.round(value / limit)) < 1e-9;
}
