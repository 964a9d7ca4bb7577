import { useLocale } from '@kazi/ui/locale';

/** A calendar day, 2026-11-21, as people write it. */
export function Day({ day }: { day: string }) {
  const words = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <bdi>
      <time dateTime={day}>{words.format(new Date(`${day}T00:00:00Z`))}</time>
    </bdi>
  );
}
