import type { Flow } from '@kazi/contract/work';
import { useTranslation } from 'react-i18next';
import { stageState } from './stage-state.ts';
import classes from './stage-steps.module.css';

interface StageStepsProps {
  stages: Flow['stages'];
  current: string | null;
}

/** The stages of a flow as a small track: a bar for each, and in words where it stands. */
export function StageSteps({ stages, current }: StageStepsProps) {
  const { t } = useTranslation('flows');
  const at = stages.findIndex(({ id }) => id === current);
  const name = stages[at]?.name;
  return (
    <div className={classes.steps}>
      <div className={classes.bars} aria-hidden="true">
        {stages.map(({ id }, step) => (
          <span key={id} className={classes.bar} data-state={stageState(step, at)} />
        ))}
      </div>
      <span className={classes.words}>
        {name ? t('stages.at', { name, at: at + 1, total: stages.length }) : t('stages.notBegun')}
      </span>
    </div>
  );
}
