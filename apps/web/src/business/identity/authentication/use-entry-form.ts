import { holdsAddress } from '@kazi/contract/checks';
import { passwordMinLength } from '@kazi/contract/limits';
import type { TFunction } from 'i18next';
import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react';

/** What is wrong with a value, in the reader's language; undefined where nothing is. */
export type Validator = (value: string) => string | undefined;

/** What can be said about a value before asking the server, which has the last word. */
export function validatorsIn(t: TFunction<'authentication'>) {
  const required: Validator = (value) => (value.trim() === '' ? t('checks.required') : undefined);
  const name: Validator = (value) => required(value) ?? (holdsAddress(value) ? t('checks.name') : undefined);
  const address: Validator = (value) =>
    /^\S+@\S+\.\S+$/.test(value.trim()) ? undefined : t('checks.address');
  const newPassword: Validator = (value) =>
    value.length < passwordMinLength ? t('checks.passwordShort', { count: passwordMinLength }) : undefined;
  return { required, name, address, newPassword };
}

type Fields = Record<string, string>;
type Problems<Values> = { [Name in keyof Values]?: string };

interface EntryForm<Values extends Fields> {
  /** What the fields hold at first; their names are the form's. */
  initial: Values;
  /** What must hold of each field before anything is sent. */
  checks: { [Name in keyof Values]?: Validator };
  /** Sends what was typed; throws where it is refused. */
  send: (values: Values) => Promise<unknown>;
}

/**
 * The forms before the login. What the checks or the server find wrong appears under its field, and the first
 * wrong field gets the focus; `problem` is what is wrong with the whole. Smaller than the library behind the other
 * forms, since every byte here delays the first screen.
 */
export function useEntryForm<Values extends Fields>({ initial, checks, send }: EntryForm<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Problems<Values>>({});
  const [refusal, setRefusal] = useState<Refusal>();
  const [busy, setBusy] = useState(false);

  function show(found: Problems<Values>): boolean {
    setProblems(found);
    const first = Object.keys(initial).find((name) => found[name]);
    element.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return first !== undefined;
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setRefusal(undefined);
    if (show(checkAll(values, checks))) return;
    setBusy(true);
    try {
      await send(values);
    } catch (error) {
      const { fieldErrors, messageOf } = await import('../../../api/message.ts');
      if (!show(known(fieldErrors(error), initial)))
        setRefusal({ message: messageOf(error), code: codeOf(error) });
    }
    setBusy(false);
  }

  /** Properties of the input for one of the fields. */
  const field = (name: keyof Values & string) => ({
    name,
    value: values[name],
    error: problems[name],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      setValues({ ...values, [name]: currentTarget.value });
      setProblems({ ...problems, [name]: undefined });
    },
  });

  return { values, field, entry: { form: { ref: element, onSubmit, noValidate: true }, busy, refusal } };
}

/** The answer that refused the whole. */
interface Refusal {
  message: string;
  /** The code of the answer; undefined where none came. A screen may have more to say about some of them. */
  code: string | undefined;
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

function checkAll<Values extends Fields>(values: Values, checks: EntryForm<Values>['checks']) {
  const found: Problems<Values> = {};
  for (const name in checks) found[name] = checks[name]?.(values[name] ?? '');
  return found;
}

/** The problems of fields that the form has; any other is not shown under a field. */
function known<Values extends Fields>(problems: Record<string, string>, initial: Values) {
  const found: Problems<Values> = {};
  for (const name in initial) found[name] = problems[name];
  return found;
}
