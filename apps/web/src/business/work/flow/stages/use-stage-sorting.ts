import type { Flow } from '@kazi/contract/work';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StageCarried } from './sort-stages.ts';

type Stages = Flow['stages'];

/**
 * Puts stages in order by dragging. What that takes is fetched when a pointer or the focus first comes to the track;
 * `said` is for those who cannot see what happens.
 */
export function useStageSorting(stages: Stages, save: (stages: Stages) => void) {
  const { t } = useTranslation('flows');
  const track = useRef<HTMLOListElement>(null);
  /** The stage whose grip loses the focus as the track is drawn in its new order. */
  const dropped = useRef<string>(undefined);
  const [isWanted, setWanted] = useState(false);
  const [isReady, setReady] = useState(false);
  const [said, say] = useState('');
  const order = stages.map(({ id }) => id).join(' ');

  const tell = useEffectEvent((what: keyof StageCarried, id: string, at = 0) => {
    const stage = stages.find((one) => one.id === id);
    if (!stage) return;
    say(t(`stages.${what}`, { name: stage.name, at: at + 1, total: stages.length }));
    if (what !== 'dropped') return;
    dropped.current = id;
    save(stages.filter((one) => one !== stage).toSpliced(at, 0, stage));
  });

  useEffect(() => {
    if (!isWanted) return;
    let end = () => {};
    let isOver = false;
    void import('./sort-stages.ts').then(({ gripOf, sortStages }) => {
      if (isOver || !track.current) return;
      end = sortStages(track.current, order.split(' '), {
        lifted: (id, at) => tell('lifted', id, at),
        over: (id, at) => tell('over', id, at),
        dropped: (id, at) => tell('dropped', id, at),
        putBack: (id) => tell('putBack', id),
      });
      setReady(true);
      if (dropped.current) gripOf(track.current, dropped.current)?.focus();
      dropped.current = undefined;
    });
    return () => {
      isOver = true;
      end();
    };
  }, [isWanted, order]);

  const want = () => setWanted(true);
  return { said, track: { ref: track, onPointerEnter: want, onFocus: want, 'data-sortable': isReady } };
}
