import type { RunOpened } from '@kazi/contract/payroll';
import { Panel } from '@kazi/ui/panel';
import { RelativeTime } from '@kazi/ui/relative-time';
import { useTranslation } from 'react-i18next';
import classes from './runs.module.css';

/** Who moved a run when, and why. */
export function History({ run: { moves } }: { run: RunOpened }) {
  const { t } = useTranslation('payroll');
  if (moves.length === 0) return null;
  return (
    <Panel title={t('run.history')}>
      <ol className={classes.history}>
        {moves.map(({ to, by, at, reason }) => (
          <li key={`${to} ${at}`}>
            <span>
              {t(`run.moved.${to}`, { name: by?.name ?? t('run.system') })} <RelativeTime at={at} />
            </span>
            {reason && <span className={classes.minor}>{reason}</span>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
