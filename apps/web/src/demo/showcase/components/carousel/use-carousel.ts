import { useDirection } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';

interface Place {
  /** Which stop is shown, from 0. */
  at: number;
  stops: number;
  canGoBack: boolean;
  canGoOn: boolean;
  /** The slides that are seen now. */
  inView: readonly number[];
}

const start: Place = { at: 0, stops: 0, canGoBack: false, canGoOn: false, inView: [0] };

/** A carousel's place and the ways to change it; `viewport` goes on the element around the row of slides. */
export function useCarousel({ loop = false }: { loop?: boolean } = {}) {
  const { dir } = useDirection();
  const jumps = useReducedMotion();
  const [viewport, api] = useEmblaCarousel({ align: 'start', loop, direction: dir });
  const [place, setPlace] = useState(start);
  useEffect(() => {
    if (!api) return;
    const read = () =>
      setPlace({
        at: api.selectedScrollSnap(),
        stops: api.scrollSnapList().length,
        canGoBack: api.canScrollPrev(),
        canGoOn: api.canScrollNext(),
        inView: api.slidesInView(),
      });
    read();
    api.on('select', read).on('reInit', read).on('slidesInView', read);
    return () => {
      api.off('select', read).off('reInit', read).off('slidesInView', read);
    };
  }, [api]);
  return {
    ...place,
    viewport,
    goTo: (stop: number) => api?.scrollTo(stop, jumps),
    goBack: () => api?.scrollPrev(jumps),
    goOn: () => api?.scrollNext(jumps),
  };
}
