import type { Dashboard } from '@kazi/contract/work';
import { DataCard } from '@kazi/ui/data-card';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconAlertTriangle from '#icons/IconAlertTriangle';
import IconCalendarDue from '#icons/IconCalendarDue';
import IconEyeCheck from '#icons/IconEyeCheck';
import IconProgress from '#icons/IconProgress';
import classes from './dashboard.module.css';

const icon = { size: 20, stroke: 1.7 };

/** Four figures, each leading to the tasks it counts. */
export function Counts({ counts }: { counts: Dashboard['counts'] }) {
  const { t } = useTranslation('dashboard');
  const { overdue, dueThisWeek, inProgress, toReview } = counts;
  return (
    <nav className={classes.counts} aria-label={t('counts.label')}>
      <Link to="/my-work" search={{ due: 'overdue' }} className={classes.count}>
        <DataCard
          label={t('counts.overdue')}
          value={overdue}
          tone={overdue > 0 ? 'danger' : 'neutral'}
          icon={<IconAlertTriangle {...icon} />}
        />
      </Link>
      <Link to="/my-work" search={{ due: 'week' }} className={classes.count}>
        <DataCard
          label={t('counts.week')}
          value={dueThisWeek}
          tone="warning"
          icon={<IconCalendarDue {...icon} />}
        />
      </Link>
      <Link to="/my-work" search={{ status: ['in-progress'] }} className={classes.count}>
        <DataCard
          label={t('counts.inProgress')}
          value={inProgress}
          tone="active"
          icon={<IconProgress {...icon} />}
        />
      </Link>
      <Link to="/my-work" search={{ part: 'to-review' }} className={classes.count}>
        <DataCard
          label={t('counts.toReview')}
          value={toReview}
          tone="review"
          icon={<IconEyeCheck {...icon} />}
        />
      </Link>
    </nav>
  );
}
