import { estimateMaxHours, estimateStepHours, type Task } from '@kazi/contract/work';
import { NumberInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './property.module.css';
import { useTypedEdit } from './use-typed-edit.ts';

/** Hours, in quarters; saved when it is left or by Enter, taken back by Escape. */
export function EstimateField({ task }: { task: Task }) {
  const { t } = useTranslation(['work', 'tasks']);
  const { edit, type, giveUp, save } = useTypedEdit<number | string>(task);

  function end() {
    if (!edit) return;
    const hours =
      edit.value === '' ? null : Math.round(Number(edit.value) / estimateStepHours) * estimateStepHours;
    if (hours !== edit.seen.estimate && !Number.isNaN(hours)) void save({ estimate: hours });
    else giveUp();
  }

  return (
    <NumberInput
      classNames={{ input: classes.value }}
      variant="unstyled"
      aria-label={t('field.estimate')}
      placeholder={t('none.estimate')}
      value={edit?.value ?? task.estimate ?? ''}
      onChange={(typed) => typed !== (edit?.value ?? task.estimate ?? '') && type(typed)}
      onBlur={end}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key !== 'Escape' || !edit) return;
        event.stopPropagation();
        giveUp();
      }}
      suffix={` ${t('tasks:hours')}`}
      min={0}
      max={estimateMaxHours}
      decimalScale={2}
      allowNegative={false}
      hideControls
      readOnly={!task.may.update}
    />
  );
}
