import type { TaskCard, TaskStatus } from '@kazi/contract/work';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Spot } from '../lanes.ts';
import { type Grid, placesIn } from './spots.ts';

/** Says what happens to a dragged card, for those who cannot see it. */
export interface Speech {
  lifted: (task: TaskCard, spot: Spot) => void;
  over: (task: TaskCard, spot: Spot) => void;
  refused: (task: TaskCard, status: TaskStatus, reason: string) => void;
  dropped: (task: TaskCard, spot: Spot) => void;
  cancelled: (task: TaskCard) => void;
  stuck: (task: TaskCard) => void;
}

/** What was said last, for a live region, and the ways to say something. */
export function useSpeech(grid: () => Grid): { said: string; speech: Speech } {
  const { t } = useTranslation('work');
  const [said, say] = useState('');
  const speech = useMemo((): Speech => {
    const place = (task: TaskCard, spot: Spot) => ({
      number: task.number,
      status: t(`status.${spot.status}`),
      at: spot.at + 1,
      total: placesIn(grid(), spot, task),
    });
    return {
      lifted: (task, spot) => say(t('move.lifted', place(task, spot))),
      over: (task, spot) => {
        const lane = grid().laneName(spot.lane);
        say(lane ? t('move.overLane', { lane, ...place(task, spot) }) : t('move.over', place(task, spot)));
      },
      refused: ({ number }, status, reason) =>
        say(t('move.refused', { number, status: t(`status.${status}`), reason })),
      dropped: (task, spot) => say(t('move.dropped', place(task, spot))),
      cancelled: ({ number }) => say(t('move.cancelled', { number })),
      stuck: () => say(t('move.onlyParty')),
    };
  }, [t, grid]);
  return { said, speech };
}
