import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { FormDialog } from '../dialog/form-dialog.tsx';
import {
  type EditFormOptions,
  type SendFormOptions,
  useEditForm,
  useSendForm,
  type Versioned,
} from './use-record-form.tsx';

interface Looks {
  title: string;
  /** The verb: "Create project". */
  submitLabel: string;
  /** What it does cannot be undone. */
  danger?: boolean;
  onClose: () => void;
}

interface SendDialogProps<Values extends object, To, Item, Saved>
  extends Omit<Looks, 'submitLabel'>,
    SendFormOptions<Values, To, Item, Saved> {
  /** The verb, or what it is by what the fields hold: "Accept · KES 1,500.00". */
  submitLabel: string | ((values: Values) => string);
  /** The fields, one below the other. */
  children: (form: UseFormReturnType<Values>) => ReactNode;
}

/** A declared form in a dialog, which is sent as a whole. It closes once that is done, unless `done` leads elsewhere. */
export function SendDialog<Values extends object, To, Item, Saved>({
  title,
  submitLabel,
  danger,
  onClose,
  children,
  done = onClose,
  ...options
}: SendDialogProps<Values, To, Item, Saved>) {
  const { form, giveUp, note, ...sending } = useSendForm({ ...options, done });
  const close = () => {
    giveUp();
    onClose();
  };
  const label = typeof submitLabel === 'string' ? submitLabel : submitLabel(form.getValues());
  return (
    <FormDialog title={title} submitLabel={label} danger={danger} onClose={close} {...sending}>
      {note}
      {children(form)}
    </FormDialog>
  );
}

interface EditDialogProps<Values extends object, To, Item extends Versioned>
  extends Looks,
    EditFormOptions<Values, To, Item> {
  children: (form: UseFormReturnType<Values>, records: readonly Item[]) => ReactNode;
}

/** A record's form in a dialog, which sends what was changed. */
function EditDialog<Values extends object, To, Item extends Versioned>({
  title,
  submitLabel,
  onClose,
  children,
  done = onClose,
  ...options
}: EditDialogProps<Values, To, Item>) {
  const { form, newer, question, giveUp, note, ...sending } = useEditForm({ ...options, done });
  const close = () => {
    giveUp();
    onClose();
  };
  const records = newer ? [options.record, newer] : [options.record];
  return (
    <FormDialog title={title} submitLabel={submitLabel} onClose={close} over={question} {...sending}>
      {note}
      {children(form, records)}
    </FormDialog>
  );
}

interface RecordDialogProps<Values extends object, To, Item extends Versioned>
  extends Looks,
    Omit<SendFormOptions<Values, To, Item, Item>, 'record' | 'send'>,
    Pick<EditFormOptions<Values, To, Item>, 'update'> {
  /** The record that is changed; a new one without it. */
  record: Item | undefined;
  create: SendFormOptions<Values, To, Item, Item>['send'];
  /**
   * The fields, one below the other. `records` is what is known of the record that is changed: as it was, and as somebody else
   * has made it.
   */
  children: (form: UseFormReturnType<Values>, records: readonly Item[]) => ReactNode;
}

/**
 * Makes a record, or changes one, in a dialog. Render it while it is open: it begins anew each time, and gives the focus back.
 *
 * @example
 * <RecordDialog
 *   form={teamForm}
 *   record={team}
 *   title={team ? t('teams.edit', team) : t('teams.new')}
 *   submitLabel={t('common:save')}
 *   create={(input) => client.organisation.teams.create({ project, ...input })}
 *   update={(change, seen) => client.organisation.teams.update({ ...seen, ...change })}
 *   changes={['team']}
 *   says={({ name }) => t('teams.saved', { name })}
 *   onClose={onClose}
 * >
 *   {(form) => <TextInput {...form.getInputProps('name')} data-autofocus />}
 * </RecordDialog>
 */
export function RecordDialog<Values extends object, To, Item extends Versioned>({
  record,
  create,
  update,
  ...props
}: RecordDialogProps<Values, To, Item>) {
  if (record) return <EditDialog {...props} record={record} update={update} />;
  return (
    <SendDialog {...props} send={create}>
      {(form) => props.children(form, [])}
    </SendDialog>
  );
}
