import type { UseFormReturnType } from '@mantine/form';
import type { QueryKey } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, Suspense } from 'react';
import type { Subject } from '../../live/affects.ts';
import { onDemand } from '../dialog/on-demand.ts';
import { useVersionedEdit } from '../edit-form/use-versioned-edit.ts';
import { useWrite } from '../record/use-write.ts';
import { type Field, type Form, fieldAt, type Sent, toInput, useDefinedForm } from './define-form.ts';
import { drawDraft, useFormDraft } from './use-form-draft.tsx';

const NewerFieldsDialog = onDemand(() =>
  import('../edit-form/newer-version-dialog.tsx').then((module) => module.NewerFieldsDialog),
);

/** A form as it is drawn. */
interface DrawnForm<Values extends object> {
  form: UseFormReturnType<Values>;
  /** It is being sent. */
  busy: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Says above the fields that they hold a draft. */
  note: ReactNode;
  /** Gives up what is written, as the form is closed by choice. */
  giveUp: () => void;
}

interface Follows<Values, Saved> {
  /** The kinds of record that it changes: whatever shows them is read anew. */
  changes: readonly Subject[];
  /** What the toast says once it is saved. */
  says?: (saved: Saved) => string | false;
  /** The query that the call has answered anew: it shows the answer at once. */
  answers?: (saved: Saved) => QueryKey;
  /** Comes last: closes a dialog, opens what was made. */
  done?: (saved: Saved, form: UseFormReturnType<Values>) => unknown;
}

export interface SendFormOptions<Values extends object, To, Item, Saved> extends Follows<Values, Saved> {
  form: Form<Values, To, Item>;
  /** Id of the record that it is about, where that is not what is changed: each has a draft of its own. */
  about?: string;
  /** What the fields hold at first, for a record without a version; an empty form without it. */
  record?: Item | undefined;
  send: (input: Sent<Values, To>) => Promise<Saved>;
}

/** A form that is sent as a whole. What is refused stands under its fields. */
export function useSendForm<Values extends object, To, Item, Saved>({
  form: declared,
  about,
  record,
  send,
  done,
  ...follows
}: SendFormOptions<Values, To, Item, Saved>): DrawnForm<Values> {
  const draft = useFormDraft(declared, record, about);
  const form = useDefinedForm(declared, record, draft);
  const { run, busy } = useWrite(send, {
    ...follows,
    form,
    done(saved) {
      draft.end(form.getValues());
      return done?.(saved, form);
    },
  });
  return {
    form,
    busy,
    onSubmit: form.onSubmit((values) => run(toInput(declared, values))),
    ...drawDraft(draft, form),
  };
}

/** A record that is changed by version. */
export interface Versioned {
  id: string;
  version: number;
}

export interface EditFormOptions<Values extends object, To, Item extends Versioned>
  extends Follows<Values, Item> {
  form: Form<Values, To, Item>;
  record: Item;
  /** Sends what was changed, for the version it is a change of. */
  update: (change: Sent<Partial<Values>, To>, seen: Versioned) => Promise<Item>;
}

/**
 * A form of a record: only what was changed is sent, and where somebody else changed the same meanwhile, `question` asks whose
 * change shall hold.
 */
export function useEditForm<Values extends object, To, Item extends Versioned>({
  form: declared,
  record,
  update,
  done,
  ...follows
}: EditFormOptions<Values, To, Item>): DrawnForm<Values> & { newer: Item | undefined; question: ReactNode } {
  const draft = useFormDraft(declared, record);
  const item = draft.item ?? record;
  const form = useDefinedForm(declared, item, draft);
  const labels = declared.useFields();
  const valuesOf = (item: Item) => declared.from?.(item) ?? declared.empty;
  const edit = useVersionedEdit({
    ...follows,
    item,
    form,
    valuesOf,
    save: (change, version) => update(toInput(declared, change), { id: record.id, version }),
    onSaved: (saved) => {
      form.setValues(valuesOf(saved));
      form.resetDirty(valuesOf(saved));
      draft.end(valuesOf(saved), saved);
      return done?.(saved, form);
    },
  });
  const { newer, ...answers } = edit;
  const records = newer ? [item, newer.item] : [item];
  const clash =
    ({ mine, theirs }: NonNullable<typeof newer>) =>
    (name: keyof Values & string) => {
      const field = fieldAt(labels, name);
      const show = (values: Values) => showField(field, values[name], records);
      return { name, label: field.label, mine: show(mine), theirs: show(theirs) };
    };
  return {
    form,
    busy: edit.isSaving,
    onSubmit: edit.submit,
    ...drawDraft(draft, form),
    newer: newer?.item,
    question: newer && (
      <Suspense>
        <NewerFieldsDialog {...answers} fields={newer.clashes.map(clash(newer))} />
      </Suspense>
    ),
  };
}

function showField<Value, Item>(
  { data, show }: Field<Value, Item>,
  value: Value,
  records: readonly Item[],
): ReactNode {
  if (show) return show(value, records);
  return data?.find((choice) => choice.value === value)?.label ?? String(value ?? '');
}
