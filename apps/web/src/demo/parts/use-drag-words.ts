import { useTranslation } from 'react-i18next';
import type { DragWords, Place } from '../../shell/drag/context.ts';

/** What the demo says of a drag to people who cannot see it. */
export function useDragWords(): DragWords {
  const { t } = useTranslation('demo');
  const placeOf = ({ list, at, total }: Place) => t('drag.place', { list: list.name, at, total });
  return {
    keys: t('drag.keys'),
    lifted: ({ name }, place) => t('drag.lifted', { name, place: placeOf(place) }),
    over: (place) => t('drag.over', { place: placeOf(place) }),
    dropped: ({ name }, place) => t('drag.dropped', { name, place: placeOf(place) }),
    cancelled: ({ name }) => t('drag.cancelled', { name }),
  };
}
