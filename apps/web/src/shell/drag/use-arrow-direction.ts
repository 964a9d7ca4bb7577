import { useDirection } from '@mantine/core';
import type { Direction } from './lists.ts';

/** The direction of an arrow key in the order of reading; undefined for any other key. */
export function useArrowDirection(): (key: string) => Direction | undefined {
  const { dir } = useDirection();
  const arrows: Record<string, Direction> = {
    ArrowUp: 'up',
    ArrowDown: 'down',
    ArrowLeft: dir === 'rtl' ? 'forth' : 'back',
    ArrowRight: dir === 'rtl' ? 'back' : 'forth',
  };
  return (key) => arrows[key];
}
