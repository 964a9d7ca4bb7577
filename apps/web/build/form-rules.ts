import type { problems } from '@kazi/contract/refusals';
import { type Plugin, runnerImport } from 'vite';
import * as z from 'zod';
import type { Check, ProblemKey, Rule, Rules } from '../src/shell/form/rules.ts';

const publicPrefix = 'virtual:rules/';
const resolvedPrefix = `\0${publicPrefix}`;

/**
 * Gives the browser what a call's schema says of its input, as `virtual:rules/<area>.<noun>.<call>`: what is required, limits and
 * patterns, without the validating library. What a schema refines beyond that, and what the browser has no words for, the
 * server alone says.
 */
export function formRules(): Plugin {
  let contract: Promise<unknown> | undefined;
  return {
    name: 'kazi:form-rules',
    resolveId: (id) => (id.startsWith(publicPrefix) ? `\0${id}` : undefined),
    buildStart() {
      contract = undefined;
    },
    hotUpdate() {
      contract = undefined;
    },
    async load(id) {
      if (!id.startsWith(resolvedPrefix)) return;
      contract ??= runnerImport<typeof import('@kazi/contract')>('@kazi/contract').then(
        ({ module, dependencies }) => {
          for (const file of dependencies) this.addWatchFile(file);
          return module.contract;
        },
      );
      const rules = rulesOfCall(await contract, id.slice(resolvedPrefix.length));
      return `export const rules = ${JSON.stringify(rules)};`;
    },
  };
}

/** The rules of a call, by its path in the contract: `organisation.projects.create`. Throws where there is no such call. */
export function rulesOfCall(contract: unknown, path: string): Rules {
  const call = path.split('.').reduce(property, contract);
  const schema = property(property(call, '~orpc'), 'inputSchema');
  if (!isSchema(schema)) throw new Error(`The contract has no call ${path} with an input`);
  return fieldsOf(schema) ?? {};
}

/** A property of anything; undefined where it has none of that name. */
export const property = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined;

const isSchema = (value: unknown): value is z.core.$ZodType => value instanceof z.core.$ZodType;

function fieldsOf(schema: z.core.$ZodType): Rules | undefined {
  const { inner } = unwrapped(schema);
  if (!(inner instanceof z.core.$ZodObject)) return undefined;
  const rules: Record<string, Rule> = {};
  for (const [name, field] of Object.entries(inner._zod.def.shape)) {
    const rule = isSchema(field) && ruleOf(field);
    if (rule && Object.keys(rule).length > 0) rules[name] = rule;
  }
  return Object.keys(rules).length > 0 ? rules : undefined;
}

const nothing = [undefined, null, '', []];

function ruleOf(schema: z.core.$ZodType): Rule {
  const { inner, also } = unwrapped(schema);
  const isRequired = nothing.every((value) => !z.safeParse(schema, value).success);
  const checks: Check[] = [];
  const rule: Rule = isRequired ? { required: true } : {};
  for (const part of [inner, ...also]) {
    for (const check of checksOf(part)) {
      if (check instanceof z.core.$ZodCheckOverwrite) Object.assign(rule, cleaningOf(check));
      else checks.push(...limitsOf(check, part));
    }
  }
  const fields = fieldsOf(inner);
  const items = inner instanceof z.core.$ZodArray ? ruleOf(inner._zod.def.element) : undefined;
  const { required: _, ...ofItems } = items ?? {};
  return {
    ...rule,
    ...(checks.length > 0 && { checks }),
    ...(fields && { fields }),
    ...(Object.keys(ofItems).length > 0 && { items: ofItems }),
  };
}

/** What is validated first, without what makes it optional, and the formats that the same value has to have next. */
function unwrapped(schema: z.core.$ZodType): { inner: z.core.$ZodType; also: z.core.$ZodType[] } {
  if (
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodNullable ||
    schema instanceof z.core.$ZodDefault
  )
    return unwrapped(schema._zod.def.innerType);
  if (!(schema instanceof z.core.$ZodPipe)) return { inner: schema, also: [] };
  const { inner, also } = unwrapped(schema._zod.def.in);
  const { out } = schema._zod.def;
  // Behind a transformation stands another value than the one typed.
  const isSame = out instanceof z.core.$ZodString && !holdsTransform(schema._zod.def.in);
  return { inner, also: isSame ? [...also, out] : also };
}

const holdsTransform = (schema: z.core.$ZodType): boolean =>
  schema instanceof z.core.$ZodTransform ||
  (schema instanceof z.core.$ZodPipe &&
    (holdsTransform(schema._zod.def.in) || holdsTransform(schema._zod.def.out)));

/** The checks of a schema; a format such as an address is one itself. */
function checksOf(schema: z.core.$ZodType): z.core.$ZodCheck[] {
  const own = schema instanceof z.core.$ZodCheckStringFormat ? [schema] : [];
  return [...own, ...(schema._zod.def.checks ?? [])];
}

/** What a schema does to a text, found by trying: the function itself does not say. */
function cleaningOf({ _zod }: z.core.$ZodCheckOverwrite): Pick<Rule, 'trim' | 'letters'> {
  const { tx } = _zod.def;
  if (tx(' ') === '') return { trim: true };
  if (tx('a') === 'A') return { letters: 'upper' };
  if (tx('A') === 'a') return { letters: 'lower' };
  return {};
}

/** The codes of the contract that the browser has the words of too. */
export const problemsByCode: ReadonlyMap<string, ProblemKey> = new Map<keyof typeof problems, ProblemKey>([
  ['required', 'missing'],
  ['not-empty', 'empty'],
  ['not-negative', 'negative'],
  ['more-than-zero', 'notPositive'],
  ['key-form', 'key'],
  ['mail-address', 'email'],
  ['six-digits-of-message', 'sixDigits'],
  ['letters-and-digits', 'lettersAndDigits'],
  ['estimate-in-quarters', 'noQuarterHour'],
  ['half-days', 'noHalfDay'],
]);

/** A check as the browser makes it; none where it has no words for what the schema says of its own. */
function limitsOf(check: z.core.$ZodCheck, schema: z.core.$ZodType): Check[] {
  const found = limitOf(check, schema instanceof z.core.$ZodArray);
  if (!found) return [];
  const { usual, ...limit } = found;
  const message = ownMessage(check) ?? ownMessage(schema);
  const problem = message === undefined ? usual : problemsByCode.get(message);
  return problem ? [{ ...limit, problem }] : [];
}

type Limit = WithoutProblem<Check> & { usual?: ProblemKey };
type WithoutProblem<Kind> = Kind extends unknown ? Omit<Kind, 'problem'> : never;

function limitOf(check: z.core.$ZodCheck, isList: boolean): Limit | undefined {
  if (check instanceof z.core.$ZodCheckMinLength)
    return { measure: 'minLength', limit: check._zod.def.minimum, usual: isList ? 'tooFew' : 'tooShort' };
  if (check instanceof z.core.$ZodCheckMaxLength)
    return { measure: 'maxLength', limit: check._zod.def.maximum, usual: isList ? 'tooMany' : 'tooLong' };
  if (check instanceof z.core.$ZodCheckGreaterThan && check._zod.def.inclusive)
    return { measure: 'min', limit: Number(check._zod.def.value), usual: 'tooSmall' };
  if (check instanceof z.core.$ZodCheckLessThan && check._zod.def.inclusive)
    return { measure: 'max', limit: Number(check._zod.def.value), usual: 'tooLarge' };
  if (check instanceof z.core.$ZodCheckMultipleOf)
    return { measure: 'step', limit: Number(check._zod.def.value), usual: 'wrongStep' };
  if (!(check instanceof z.core.$ZodCheckStringFormat) || !check._zod.def.pattern) return undefined;
  const { source, flags } = check._zod.def.pattern;
  // The schema writes domains of other letters anew before it looks at an address: of these the server alone says what is wrong.
  const pattern = check._zod.def.format === 'email' ? `${source}|[^ -~]` : source;
  return { measure: 'pattern', source: pattern, flags };
}

/** The code that the contract gives where a check does not hold; undefined where it leaves that to the usual sentence. */
function ownMessage({ _zod }: z.core.$ZodCheck | z.core.$ZodType): string | undefined {
  const { error } = _zod.def;
  const said: unknown = error && Reflect.apply(error, undefined, [{}]);
  return typeof said === 'string' ? said : undefined;
}
