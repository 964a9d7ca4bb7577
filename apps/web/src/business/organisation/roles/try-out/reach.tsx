import type { RolePreview } from '@kazi/contract/organisation';
import { useLocale } from '@kazi/ui/locale';
import { useTranslation } from 'react-i18next';
import classes from './try-out.module.css';

type Counts = RolePreview['reach'];

const counted = ['projects', 'apps', 'tasks', 'people'] as const satisfies (keyof Counts)[];

/** How many records somebody would reach, and how many they reach now. */
export function Reach({ then, now }: { then: Counts; now: Counts | undefined }) {
  const { t } = useTranslation('roles');
  const figures = new Intl.NumberFormat(useLocale());
  return (
    <dl className={classes.reach}>
      {counted.map((name) => (
        <div key={name} className={classes.count}>
          <dt>{t(`tryOut.counts.${name}`)}</dt>
          <dd>
            {figures.format(then[name])}
            {now && now[name] !== then[name] && (
              <span className={classes.now}>{t('tryOut.now', { count: now[name] })}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
