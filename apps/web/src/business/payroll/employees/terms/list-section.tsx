import { Panel } from '@kazi/ui/panel';
import { ActionIcon, Button } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import IconPlus from '#icons/IconPlus';
import IconTrash from '#icons/IconTrash';
import classes from './terms.module.css';
import type { TermsValues } from './values.ts';

export interface TermsSectionProps {
  form: UseFormReturnType<TermsValues>;
}

interface ListSectionProps extends TermsSectionProps {
  list: 'allowances' | 'deductions';
  addLabel: string;
  onAdd: () => void;
  /** The fields of an item, by its place. */
  fields: (at: number) => ReactNode;
  /** What stands beside the button that removes an item. */
  end?: (at: number) => ReactNode;
}

/** A list of the terms: items are added at its end and removed one by one. */
export function ListSection({ form, list, addLabel, onAdd, fields, end }: ListSectionProps) {
  const { t } = useTranslation('payroll');
  const items = form.values[list];
  return (
    <Panel
      title={t(`terms.${list}`)}
      description={t(`terms.${list}Hint`)}
      actions={
        <Button variant="default" leftSection={<IconPlus size={16} />} onClick={onAdd}>
          {addLabel}
        </Button>
      }
    >
      {items.length > 0 && (
        <div className={classes.rows}>
          {items.map(({ key, name }, at) => (
            <div key={key} className={classes.row}>
              {fields(at)}
              <div className={classes.end}>
                {end?.(at)}
                <ActionIcon
                  variant="subtle"
                  aria-label={t('terms.removeNamed', { name })}
                  onClick={() => form.removeListItem(list, at)}
                >
                  <IconTrash size={16} stroke={1.6} />
                </ActionIcon>
              </div>
            </div>
          ))}
        </div>
      )}
    </Panel>
  );
}
