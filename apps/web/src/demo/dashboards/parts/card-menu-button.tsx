import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconDots from '#icons/IconDots';
import IconX from '#icons/IconX';
import { fetchOnce, useFetched } from '../../../shell/fetch-once.ts';
import classes from './card-menu.module.css';
import type { CardActs } from './card-menu.tsx';

const code = fetchOnce(async () => (await import('./card-menu.tsx')).default);
const prepare = () => void code.load().catch(() => undefined);

/** Opens the menu of a card, whose code is fetched for its first click; while the card fills the screen it ends that. */
export function CardMenuButton({ isFull, onFull, ...acts }: CardActs & { isFull: boolean }) {
  const { t } = useTranslation('demo');
  const [isWanted, setWanted] = useState(false);
  const CardMenu = useFetched(code, isWanted);
  const button = useRef<HTMLButtonElement>(null);
  const focus = () => button.current?.focus();
  const wasFull = useRef(isFull);
  useEffect(() => {
    if (wasFull.current !== isFull) button.current?.focus(); // the one before is gone, and the focus with it
    wasFull.current = isFull;
  }, [isFull]);

  if (isFull)
    return (
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-label={t('parts.card.leaveFull')}
        onClick={onFull}
      >
        <IconX size={18} stroke={1.6} aria-hidden="true" />
      </button>
    );
  const opener = (
    <button
      ref={button}
      type="button"
      className={classes.button}
      aria-label={t('parts.card.menu', { title: acts.title })}
      aria-haspopup="menu"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => setWanted(true)}
    >
      <IconDots size={18} stroke={1.6} aria-hidden="true" />
    </button>
  );
  if (!isWanted || !CardMenu) return opener;
  function fill() {
    setWanted(false); // on its way back it would open again
    onFull();
  }
  return (
    <CardMenu {...acts} onFull={fill} onClose={focus}>
      {opener}
    </CardMenu>
  );
}
