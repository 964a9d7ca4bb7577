import { Button } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../edit-form/form.module.css';
import { type EditFormOptions, useEditForm, type Versioned } from './use-record-form.tsx';

interface RecordFormProps<Values extends object, To, Item extends Versioned>
  extends EditFormOptions<Values, To, Item> {
  /** The fields, one below the other. */
  children: (form: UseFormReturnType<Values>) => ReactNode;
}

/** The form of a record within a page. What somebody else changed meanwhile comes into it as it is saved. */
export function RecordForm<Values extends object, To, Item extends Versioned>({
  children,
  ...options
}: RecordFormProps<Values, To, Item>) {
  const { t } = useTranslation('common');
  const { form, busy, onSubmit, question, note } = useEditForm(options);
  return (
    <form onSubmit={onSubmit} className={classes.form} noValidate>
      {note}
      {children(form)}
      <div className={classes.actions}>
        <Button type="submit" loading={busy} disabled={!form.isDirty()}>
          {t('save')}
        </Button>
      </div>
      {question}
    </form>
  );
}
