import type { Entry } from '@kazi/contract/money';
import type { Icon } from '@tabler/icons-react';
import IconArrowBackUp from '#icons/IconArrowBackUp';
import IconArrowDownLeft from '#icons/IconArrowDownLeft';
import IconArrowUpRight from '#icons/IconArrowUpRight';
import IconAward from '#icons/IconAward';
import IconFlag from '#icons/IconFlag';
import IconHourglass from '#icons/IconHourglass';
import IconReceipt from '#icons/IconReceipt';
import IconShoppingBag from '#icons/IconShoppingBag';
import classes from './rows.module.css';

const icons: Record<Entry['kind'], Icon> = {
  topup: IconArrowDownLeft,
  withdrawal: IconArrowUpRight,
  fee: IconReceipt,
  'reward-held': IconHourglass,
  'reward-released': IconAward,
  'reward-returned': IconArrowBackUp,
  purchase: IconShoppingBag,
  opening: IconFlag,
};

/** The sign of why money moved, in the colour of the way it went. */
export function EntryIcon({ kind, direction }: Pick<Entry, 'kind' | 'direction'>) {
  const Sign = icons[kind];
  return (
    <span className={classes.icon} data-direction={direction} aria-hidden="true">
      <Sign size={18} stroke={1.7} />
    </span>
  );
}
