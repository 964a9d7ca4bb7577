import { dateFormat } from '@kazi/ui/date-format';
import { useLocale } from '@kazi/ui/locale';
import { useTranslation } from 'react-i18next';

interface ProjectDatesProps {
  /** Calendar days: 2026-11-21. */
  startsOn: string | null;
  endsOn: string | null;
}

/** The first and the last day, as far as they are known. */
export function ProjectDates({ startsOn, endsOn }: ProjectDatesProps) {
  const { t } = useTranslation('organisation');
  const locale = useLocale();
  const format = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const day = (date: string) => new Date(`${date}T00:00:00Z`);
  if (startsOn && endsOn) return format.formatRange(day(startsOn), day(endsOn));
  if (startsOn) return t('projects.since', { day: format.format(day(startsOn)) });
  if (endsOn) return t('projects.until', { day: format.format(day(endsOn)) });
  return t('projects.noDates');
}
