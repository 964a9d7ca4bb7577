import { priorities, type TaskCard, taskStatuses } from '@kazi/contract/work';
import { CloseButton, Loader } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { oneOf } from '../../../shell/search-params.ts';
import { DuePicker } from '../fields/due-picker.tsx';
import { Picker } from '../fields/picker.tsx';
import {
  useFlowChoices,
  useLabelChoices,
  useNewLabel,
  usePeople,
  usePeopleChoices,
  usePriorityChoices,
  useStatusChoices,
} from '../fields/use-choices.tsx';
import classes from './bulk.module.css';
import type { BulkChange } from './undoing.ts';
import { useBulk } from './use-bulk.ts';

const RefusalsDialog = onDemand(() =>
  import('./refusals-dialog.tsx').then((module) => module.RefusalsDialog),
);

interface BulkBarProps {
  /** Whose labels and flows there are to choose; undefined for tasks of several apps. */
  app: string | undefined;
  tasks: readonly TaskCard[];
  onClear: () => void;
}

/** What can be done with all the selected tasks at once. Floats above the end of the list. */
export function BulkBar({ app, tasks, onClear }: BulkBarProps) {
  const { t } = useTranslation('work');
  const { change, isBusy, refusals, forgetRefusals } = useBulk();
  const apply = (wanted: BulkChange) => change({ tasks, change: wanted });
  return (
    <>
      {tasks.length > 0 && (
        <section className={classes.bar} aria-label={t('bulk.label')}>
          <strong className={classes.count} role="status">
            {t('bulk.selected', { count: tasks.length })}
          </strong>
          <BulkFields app={app} onApply={apply} />
          {isBusy && <Loader size={16} />}
          <CloseButton aria-label={t('bulk.clear')} onClick={onClear} />
        </section>
      )}
      {refusals.length > 0 && (
        <Suspense>
          <RefusalsDialog refusals={refusals} onClose={forgetRefusals} />
        </Suspense>
      )}
    </>
  );
}

interface FieldsProps {
  onApply: (change: BulkChange) => void;
}

function BulkFields({ app, onApply }: FieldsProps & Pick<BulkBarProps, 'app'>) {
  const { t } = useTranslation('work');
  const people = usePeople();
  return (
    <>
      <Choose
        name={t('field.status')}
        choices={useStatusChoices()}
        onPick={(picked) => {
          const status = oneOf(picked, taskStatuses);
          if (status) onApply({ status });
        }}
      />
      <Choose
        name={t('field.assignees')}
        choices={[{ value: '', label: t('none.assignees') }, ...usePeopleChoices()]}
        onPick={(picked) => onApply({ assignees: people.filter(({ id }) => id === picked) })}
      />
      <Choose
        name={t('field.priority')}
        choices={usePriorityChoices()}
        onPick={(picked) => {
          const priority = oneOf(picked, priorities);
          if (priority) onApply({ priority });
        }}
      />
      {app && <FieldsOfApp app={app} onApply={onApply} />}
      <DuePicker className={classes.choose} dueDate={null} onPick={(dueDate) => onApply({ dueDate })}>
        {t('field.dueDate')}
      </DuePicker>
    </>
  );
}

/** What every app has of its own. */
function FieldsOfApp({ app, onApply }: FieldsProps & { app: string }) {
  const { t } = useTranslation('work');
  const labels = useLabelChoices(app);
  const flows = useFlowChoices(app);
  const createLabel = useNewLabel();
  return (
    <>
      <Choose
        name={t('bulk.addLabel')}
        choices={labels}
        create={createLabel}
        onPick={(picked) => onApply({ addLabels: [picked] })}
      />
      <Choose
        name={t('bulk.removeLabel')}
        choices={labels}
        onPick={(picked) => onApply({ removeLabels: [picked] })}
      />
      <Choose
        name={t('field.flow')}
        choices={[{ value: '', label: t('none.flow') }, ...flows]}
        onPick={(picked) => onApply({ flow: picked || null })}
      />
    </>
  );
}

type PickerProps = Parameters<typeof Picker>[0];

function Choose({
  name,
  ...list
}: { name: string } & Pick<PickerProps, 'choices' | 'onPick' | 'create'>): ReactNode {
  return (
    <Picker className={classes.choose} label={name} selected={[]} {...list}>
      {name}
    </Picker>
  );
}
