import { announce } from '@kazi/ui/announcer';
import type { DragRules, Place } from './context.ts';
import { listOf, placesIn, type Spot } from './lists.ts';

/** Says what happens to a dragged item, to people who cannot see it. */
export type Announcer = ReturnType<typeof announcer>;

/** The ways to say something, at once: the next press may come before the reader pauses. */
export function announcer(rules: () => DragRules) {
  const say = (text: string) => announce(text, 'assertive');
  const words = () => rules().words;
  const itemOf = (key: string) =>
    rules()
      .lists.flatMap(({ items }) => items)
      .find((item) => item.key === key) ?? { key, name: '' };
  const withPlace = (key: string, spot: Spot, told: (place: Place) => string) => {
    const list = listOf(rules().lists, spot);
    if (list) say(told({ list, at: spot.at + 1, total: placesIn(list, key) }));
  };
  return {
    lifted: (key: string, spot: Spot) => withPlace(key, spot, (place) => words().lifted(itemOf(key), place)),
    over: (key: string, spot: Spot) => withPlace(key, spot, (place) => words().over(place)),
    dropped: (key: string, spot: Spot) =>
      withPlace(key, spot, (place) => words().dropped(itemOf(key), place)),
    cancelled: (key: string) => say(words().cancelled(itemOf(key))),
    refused: (key: string, spot: Spot, reason: string) => {
      const list = listOf(rules().lists, spot);
      const text = list && words().refused?.(itemOf(key), list, reason);
      if (text) say(text);
    },
    fixed: (key: string) => say(words().fixed?.(itemOf(key)) ?? ''),
  };
}
