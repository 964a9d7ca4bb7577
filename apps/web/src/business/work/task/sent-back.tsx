import { isFinished, type Task } from '@kazi/contract/work';
import { RelativeTime } from '@kazi/ui/relative-time';
import { useTranslation } from 'react-i18next';
import IconArrowBackUp from '#icons/IconArrowBackUp';
import classes from './sent-back.module.css';

/** Why the work was sent back, as long as it is being mended; nothing at other times. */
export function SentBack({ task: { sentBack, status } }: { task: Task }) {
  const { t } = useTranslation('tasks');
  if (!sentBack || isFinished(status) || status === 'in-review') return null;
  const { by, at, reason } = sentBack;
  const says = t('sentBack.by', { name: by?.name ?? t('sentBack.somebody') });
  return (
    <section className={classes.note} aria-label={says} data-first>
      <IconArrowBackUp size={18} stroke={1.8} aria-hidden="true" />
      <div className={classes.words}>
        <p className={classes.by}>
          {says}
          <span className={classes.at}>
            <RelativeTime at={at} />
          </span>
        </p>
        {reason ? (
          <p className={classes.reason} dir="auto">
            {reason}
          </p>
        ) : (
          <p className={classes.at}>{t('sentBack.noReason')}</p>
        )}
      </div>
    </section>
  );
}
