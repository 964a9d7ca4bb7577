import type { Dashboard } from '@kazi/contract/work';
import { Panel } from '@kazi/ui/panel';
import { CloseButton, VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconCircle from '#icons/IconCircle';
import IconCircleCheck from '#icons/IconCircleCheck';
import { own } from '../../../session/session.ts';
import { openNewTask } from '../new-task/store.ts';
import classes from './first-steps-panel.module.css';

type Steps = NonNullable<Dashboard['firstSteps']>;

const hiddenKey = `${own}first-steps-hidden`;

/** What a newcomer does first, ticked off as it is done; hidden for good once they say so on this device. */
export function FirstStepsPanel({ steps }: { steps: Steps }) {
  const { t } = useTranslation('dashboard');
  const [isHidden, setHidden] = useState(() => localStorage.getItem(hiddenKey) !== null);
  if (isHidden) return null;
  const names = (['project', 'topUp', 'task', 'invite'] as const).filter((name) => steps[name] !== null);
  const done = names.filter((name) => steps[name]).length;
  const hide = () => {
    localStorage.setItem(hiddenKey, '1');
    setHidden(true);
  };
  return (
    <Panel
      title={t('steps.title')}
      description={t('steps.progress', { done, total: names.length })}
      actions={<CloseButton aria-label={t('steps.hide')} onClick={hide} />}
      flush
    >
      <ol className={classes.steps}>
        {names.map((name) => (
          <li key={name} className={classes.step} data-done={steps[name] || undefined}>
            {steps[name] ? (
              <IconCircleCheck size={20} stroke={1.8} aria-hidden="true" />
            ) : (
              <IconCircle size={20} stroke={1.8} aria-hidden="true" />
            )}
            <div>
              <StepLink name={name} />
              {steps[name] ? (
                <VisuallyHidden> {t('steps.isDone')}</VisuallyHidden>
              ) : (
                <p className={classes.why}>{t(`steps.${name}Why`)}</p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function StepLink({ name }: { name: keyof Steps }) {
  const { t } = useTranslation('dashboard');
  const words = t(`steps.${name}`);
  const look = { className: classes.link ?? '' };
  switch (name) {
    case 'project':
      return (
        <Link to="/projects" search={{ new: true }} {...look}>
          {words}
        </Link>
      );
    case 'topUp':
      return (
        <Link to="/wallet/top-up" {...look}>
          {words}
        </Link>
      );
    case 'task':
      return (
        <button type="button" onClick={() => openNewTask()} {...look}>
          {words}
        </button>
      );
    case 'invite':
      return (
        <Link to="/people/invitations" {...look}>
          {words}
        </Link>
      );
  }
}
