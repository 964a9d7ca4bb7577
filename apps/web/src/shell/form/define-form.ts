import { type UseFormReturnType, useForm } from '@mantine/form';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { property } from '../../api/message.ts';
import { isSame } from '../record/merge.ts';
import { checkInput, type Rules } from './rules.ts';

/** How fields are sent that hold something else than the call takes. */
type Converters<Values> = { readonly [Name in keyof Values]?: (value: Values[Name]) => unknown };

/** What of a form is sent: its values, each as its converter gives it. */
export type Sent<Values, To> = {
  [Name in keyof Values]: Name extends keyof To
    ? To[Name] extends (value: never) => infer Converted
      ? Converted
      : Values[Name]
    : Values[Name];
};

export interface Field<Value, Item, Values = object> {
  label: string;
  /** What there is to choose from. */
  data?: readonly { value: string; label: string }[];
  /** Shows the value beside somebody else's; without it, the label of the choice or the value itself does. */
  show?: (value: Value, records: readonly Item[]) => ReactNode;
  /**
   * What is wrong with the value, beside the other values, beyond what the call's schema says; null where nothing is. Of a list
   * or an object, what is wrong with its parts, by their paths within it.
   */
  check?(value: Value, values: Values): string | Record<string, string | null> | null;
}

/** Each field's label, or all about it. */
export type Fields<Values, Item> = { [Name in keyof Values]: string | Field<Values[Name], Item, Values> };

/** The form of a noun, made by `defineForm`. */
export interface Form<Values extends object, To, Item> {
  rules: Rules;
  draft?: string;
  empty: Values;
  from?: (item: Item) => Values;
  to?: To;
  useFields: () => Fields<Values, Item>;
}

/** What is written into a form and not saved yet: it outlasts the page and the session. */
export interface FormDraft<Values, Item> {
  /** What the fields begin with. */
  values: Values;
  /** What they hold where nothing is written. */
  base: Values;
  /** The record as it was when writing began. */
  item: Item | undefined;
  /** It was written at another time. */
  isRestored: boolean;
  /** Keeps what the fields hold. */
  keep: (values: Values) => void;
  /** It is saved or given up: what is written from now on is a change of these values, and of this record. */
  end: (values: Values, item?: Item) => void;
}

interface Declared<Values, To, Item> {
  /** Exported by `virtual:rules/<area>.<noun>.<call>`: those of the call that makes such a record. */
  rules: Rules;
  /**
   * Name of its drafts: what is typed and not saved stays on this device, sealed for its author, until it is saved or given up.
   * None for what is secret, such as a password, and for what is decided at once, such as an amount to pay.
   */
  draft?: string;
  to?: To & Converters<NoInfer<Values>>;
  /** Labels in the reader's language. It is called as a hook. */
  useFields: () => Fields<NoInfer<Values>, NoInfer<Item>>;
}

/**
 * Declares a form once, for new records, for changes and for the question whose change shall hold. Limits and their messages
 * come from the schema of the call; what that refines beyond them the server says, under the field.
 *
 * @example
 * import { rules } from 'virtual:rules/organisation.projects.create';
 *
 * export const projectForm = defineForm({
 *   rules,
 *   from: ({ name, endsOn }: Project) => ({ name, endsOn: endsOn ?? '' }), // what the fields of a record hold
 *   empty: { name: '', endsOn: '' }, // what those of a new one hold
 *   to: { endsOn: (day: string) => day || null }, // what is sent instead of the value
 *   useFields() {
 *     const { t } = useTranslation('organisation');
 *     return { name: t('projects.form.name'), endsOn: t('projects.form.endsOn') };
 *   },
 * });
 */
export function defineForm<Values extends object, Item, To = object>(
  form: Declared<Values, To, Item> & { from: (item: Item) => Values; empty: NoInfer<Values> },
): Form<Values, To, Item>;
/** Without `from`, for what is only sent: an invitation, a code. */
export function defineForm<Values extends object, To = object>(
  form: Declared<Values, To, undefined> & { empty: Values },
): Form<Values, To, undefined>;
export function defineForm<Values extends object, Item, To>(
  form: Form<Values, To, Item>,
): Form<Values, To, Item> {
  return form;
}

/** What is sent of some or all values of a form. */
export function toInput<Values extends object, To>(form: { to?: To }, values: Values): Sent<Values, To>;
export function toInput({ to }: { to?: unknown }, values: object): object {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]): [string, unknown] => {
      const convert = property(to, name);
      return [name, typeof convert === 'function' ? Reflect.apply(convert, undefined, [value]) : value];
    }),
  );
}

/**
 * A declared form as Mantine's. Its `getInputProps` also gives the label, the choices and whether the field has to be filled in.
 *
 * @param record the record that is changed: what is left as it was is not checked anew
 * @param draft what was written into it before, of `useFormDraft`, and what keeps it
 */
export function useDefinedForm<Values extends object, To, Item>(
  form: Form<Values, To, Item>,
  record: Item | undefined,
  draft?: FormDraft<Values, Item>,
): UseFormReturnType<Values> {
  // Without these sentences the server says what is wrong.
  const { t, ready } = useTranslation('form', { useSuspense: false });
  const fields = form.useFields();
  const seen = record && form.from?.(record);

  function validate(values: Values): Record<string, string> {
    const errors: Record<string, string> = {};
    const right: Partial<Values> = {};
    for (const name in fields) {
      if (seen && isSame(values[name], seen[name])) continue;
      const wrong = errorsByPath(name, fieldAt(fields, name).check?.(values[name], values));
      for (const [path, problem] of wrong) errors[path] = problem;
      if (wrong.length === 0) right[name] = values[name];
    }
    if (!ready) return errors;
    for (const [path, { problem, limit }] of Object.entries(checkInput(form.rules, toInput(form, right))))
      errors[path] = t(problem, { count: limit ?? 0, limit });
    return errors;
  }

  const drawn = useForm<Values>({
    initialValues: draft?.values ?? seen ?? form.empty,
    ...(draft && { onValuesChange: draft.keep }),
    validate,
    enhanceGetInputProps({ field }) {
      const name = String(field);
      if (!isName(fields, name)) return {};
      const { label, data } = fieldAt(fields, name);
      const isRequired = form.rules[name]?.required === true && isEmpty(form.empty[name]);
      return { label, ...(data && { data }), ...(isRequired && { required: true }) };
    },
  });
  const markRestored = useEffectEvent(() => draft?.isRestored && drawn.resetDirty(draft.base));
  useEffect(() => void markRestored(), []);
  return drawn;
}

const isName = <Values extends object>(values: Values, name: string): name is keyof Values & string =>
  Object.hasOwn(values, name);

/** All about a field, of which only the label may be said. */
export function fieldAt<Values, Item, Name extends keyof Values>(
  fields: Fields<Values, Item>,
  name: Name,
): Field<Values[Name], Item, Values> {
  const field = fields[name];
  return typeof field === 'string' ? { label: field } : field;
}

/** What a field's check found wrong, by the paths of the form. */
function errorsByPath(
  name: string,
  found: string | Record<string, string | null> | null | undefined,
): [path: string, error: string][] {
  if (typeof found === 'string') return [[name, found]];
  return Object.entries(found ?? {}).flatMap(([path, error]) => (error ? [[`${name}.${path}`, error]] : []));
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
