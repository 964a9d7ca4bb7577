import { useMemo, useState } from 'react';
import { type DragList, placesIn, type Spot } from './lists.ts';

/** Says what happens to a dragged item, for those who cannot see it. */
export interface Speech {
  lifted: (item: string, spot: Spot) => void;
  over: (item: string, spot: Spot) => void;
  dropped: (item: string, spot: Spot) => void;
  cancelled: (item: string) => void;
}

/** What was said last, for a live region, and the ways to say something. */
export function useSpeech(lists: () => readonly DragList[]): { said: string; speech: Speech } {
  const [said, say] = useState('');
  const speech = useMemo((): Speech => {
    const nameOf = (item: string) =>
      lists()
        .flatMap(({ items }) => items)
        .find(({ key }) => key === item)?.name ?? '';
    const place = (item: string, { list: key, at }: Spot) => {
      const list = lists().find((other) => other.key === key);
      return list ? `${list.name}, position ${at + 1} of ${placesIn(list, item)}` : '';
    };
    return {
      lifted: (item, spot) =>
        say(`${nameOf(item)} is lifted. ${place(item, spot)}. Arrow keys move it, Space drops it.`),
      over: (item, spot) => say(`${place(item, spot)}.`),
      dropped: (item, spot) => say(`${nameOf(item)} was dropped. ${place(item, spot)}.`),
      cancelled: (item) => say(`${nameOf(item)} is back where it was.`),
    };
  }, [lists]);
  return { said, speech };
}
