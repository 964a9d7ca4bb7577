import { useLocale } from '@kazi/ui/locale';

/** Writes a whole percentage, 16, as the reader is used to: `16%`. */
export function usePercent(): (percent: number) => string {
  const format = new Intl.NumberFormat(useLocale(), { style: 'percent' });
  return (percent) => format.format(percent / 100);
}
