import { Refused } from '@kazi/simulation/ask';
import { type SubmitEvent, useState } from 'react';

interface AuthFormOptions<Values> {
  initial: Values;
  /** What is wrong with a field's value, beside all the form's values; null where nothing is. */
  checks: Partial<Record<keyof Values, (value: string, all: Values) => string | null>>;
  send: (values: Values) => Promise<void>;
  /** What to say where the answer refuses: it names the fields it refuses. */
  refusal?: (fields: readonly string[]) => string;
}

/**
 * A small form: its fields checked when it is sent and again as they are mended, and what the answer refused, beside
 * the field it names or as `problem` for the whole.
 */
export function useAuthForm<Values extends Record<string, string>>({
  initial,
  checks,
  send,
  refusal,
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
    if (names.some((name) => found[name])) return;
    setBusy(true);
    await send(values).catch((error: unknown) => setProblem(messageOf(error, refusal)));
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

function messageOf(error: unknown, refusal: AuthFormOptions<never>['refusal']): string {
  if (refusal && error instanceof Refused) return refusal(refusedFields(error.data));
  return error instanceof Error ? error.message : String(error);
}

/** The fields that an answer says are wrong: `{ error: { email: '…' } }`. */
function refusedFields(data: unknown): string[] {
  const fields: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'error') : undefined;
  return typeof fields === 'object' && fields !== null ? Object.keys(fields) : [];
}
