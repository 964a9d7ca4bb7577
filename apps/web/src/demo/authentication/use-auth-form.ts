import { type SubmitEvent, useState } from 'react';
import type { Validator } from './validators.ts';

interface AuthFormOptions<Values> {
  initial: Values;
  checks: Partial<Record<keyof Values, Validator>>;
  send: (values: Values) => Promise<void>;
}

/**
 * A small form: its fields checked when it is sent and again as they are mended, and what the answer refused, beside
 * the field it names or as `problem` for the whole.
 */
export function useAuthForm<Values extends Record<string, string>>({
  initial,
  checks,
  send,
}: AuthFormOptions<Values>) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Record<string, string | undefined>>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const names = Object.keys(initial) satisfies (keyof Values)[];

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const found: Record<string, string | undefined> = {};
    for (const name of names) found[name] = checks[name]?.(values[name] ?? '', values) ?? undefined;
    setProblem(undefined);
    setErrors(found);
    const first = names.find((name) => found[name]);
    if (first) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setBusy(true);
    await send(values).catch((error: unknown) => setProblem(messageOf(error)));
    setBusy(false);
  }

  return {
    busy,
    problem,
    values,
    onSubmit,
    /** Properties of one field. */
    field: (name: keyof Values & string) => ({
      name,
      value: values[name] ?? '',
      error: errors[name],
      onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
        setValues({ ...values, [name]: value });
        if (errors[name]) setErrors({ ...errors, [name]: checks[name]?.(value, values) ?? undefined });
      },
    }),
  };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
