import type { DragWords, Place } from '../../shell/drag/context.ts';

const placeOf = ({ list, at, total }: Place) => `${list.name}, position ${at} of ${total}`;

/** What the demo says of a drag to people who cannot see it. */
export const dragWords: DragWords = {
  keys: 'Space picks it up, arrow keys move it, Space drops it, Escape puts it back.',
  lifted: ({ name }, place) => `${name} is lifted. ${placeOf(place)}. Arrow keys move it, Space drops it.`,
  over: (place) => `${placeOf(place)}.`,
  dropped: ({ name }, place) => `${name} was dropped. ${placeOf(place)}.`,
  cancelled: ({ name }) => `${name} is back where it was.`,
};
