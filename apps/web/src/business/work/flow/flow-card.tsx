import type { Flow } from '@kazi/contract/work';
import { ProgressBar } from '@kazi/ui/progress-bar';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { plainText } from '../rich-text/plain-text.ts';
import classes from './flows.module.css';
import { StageSteps } from './stages/stage-steps.tsx';

/** A flow at a glance; the whole card leads to it. */
export function FlowCard({ flow }: { flow: Flow }) {
  const { t } = useTranslation('flows');
  const { _id, name, description, stages, currentStage, progress, stories } = flow;
  const about = plainText(description);
  return (
    <li className={classes.card}>
      <div>
        <h2 className={classes.name}>
          <Link to="/flows/$flowId" params={{ flowId: _id }}>
            {name}
          </Link>
        </h2>
        {about && <p className={classes.about}>{about}</p>}
      </div>
      {stages.length > 0 && <StageSteps stages={stages} current={currentStage} />}
      <div className={classes.figures}>
        <ProgressBar value={progress.done} max={progress.total} label={t('tasksDone', progress)} />
        <span className={classes.stories}>{t('storiesDone', stories)}</span>
      </div>
    </li>
  );
}
