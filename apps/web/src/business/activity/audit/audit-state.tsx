import { useLocale } from '@kazi/ui/locale';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import IconAlertTriangle from '#icons/IconAlertTriangle';
import IconShieldCheck from '#icons/IconShieldCheck';
import { api } from '../../../api/queries.ts';
import classes from './audit.module.css';

/** How far the trail is known to be unbroken; says so loudly where it is not. */
export function AuditState() {
  const { t } = useTranslation('audit');
  const locale = useLocale();
  const { data } = useQuery(api.activity.audit.standing.queryOptions());
  if (!data) return <p className={classes.state}>&nbsp;</p>;
  const { linked, checked } = data;
  const number = (count: number) => new Intl.NumberFormat(locale).format(count);
  const at = checked && new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  const when = checked && at ? at.format(new Date(checked.at)) : '';
  const problem = checked?.problem;
  const Icon = problem ? IconAlertTriangle : IconShieldCheck;
  return (
    <p
      className={classes.state}
      data-problem={problem ? true : undefined}
      role={problem ? 'alert' : undefined}
    >
      <Icon size={16} stroke={1.8} aria-hidden="true" />
      <span>
        {t('standing.linked', { count: linked, number: number(linked) })}{' '}
        {problem
          ? t('standing.broken', { when, problem })
          : checked
            ? t('standing.sound', { when, number: number(checked.linked) })
            : t('standing.never')}
      </span>
    </p>
  );
}
