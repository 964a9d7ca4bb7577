import { useLocale } from '@kazi/ui/locale';
import classes from './choice.module.css';

/** What can be chosen, and how many there are of it. */
export function Choice({ name, count }: { name: string; count: number }) {
  const format = new Intl.NumberFormat(useLocale());
  return (
    <>
      {name} <span className={classes.count}>({format.format(count)})</span>
    </>
  );
}
