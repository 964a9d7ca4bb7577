import { Row, Stack } from '@kazi/ui/layout';
import { ActionIcon } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconChevronLeft from '#icons/IconChevronLeft';
import IconChevronRight from '#icons/IconChevronRight';
import IconPlayerPause from '#icons/IconPlayerPause';
import IconPlayerPlay from '#icons/IconPlayerPlay';
import classes from './carousel.module.css';
import { useCarousel } from './use-carousel.ts';

interface CarouselProps {
  /** What it shows, for screen readers: "Places to go". */
  label: string;
  slides: readonly { name: string; content: ReactNode }[];
  /** How many are seen at once where there is room. */
  perView?: 1 | 3;
  /** Goes on by itself, with a button that stops it. */
  everyMs?: number;
}

/** Slides in a row, changed by buttons, dots or a finger. Those that are not seen take no focus. */
export function Carousel({ label, slides, perView = 1, everyMs }: CarouselProps) {
  const { t } = useTranslation('showcase');
  const { viewport, at, stops, canGoBack, canGoOn, inView, goTo, goBack, goOn } = useCarousel({
    loop: everyMs !== undefined,
  });
  const { isPlaying, setPlaying, hold } = useAutoplay(everyMs, goOn);
  return (
    <Stack
      as="section"
      gap={12}
      shrinks
      aria-roledescription={t('carousel.role')}
      aria-label={label}
      {...hold}
    >
      <div ref={viewport} className={classes.viewport} aria-live={isPlaying ? 'off' : 'polite'}>
        <div className={classes.row}>
          {slides.map(({ name, content }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is no set of fields
            <div
              key={name}
              role="group"
              aria-roledescription={t('carousel.slideRole')}
              aria-label={t('carousel.slide', { at: index + 1, total: slides.length, name })}
              className={classes.slide}
              data-per-view={perView}
              inert={!inView.includes(index)}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      <Row gap={8}>
        {everyMs && (
          <ActionIcon
            variant="default"
            aria-label={t(isPlaying ? 'carousel.stop' : 'carousel.play')}
            onClick={() => setPlaying(!isPlaying)}
          >
            {isPlaying ? <IconPlayerPause size={16} /> : <IconPlayerPlay size={16} />}
          </ActionIcon>
        )}
        <Row as="ul" align="stretch" wrap grow>
          {Array.from({ length: stops }, (_, stop) => stop).map((stop) => (
            <li key={stop}>
              <button
                type="button"
                className={classes.dot}
                aria-label={t('carousel.show', { name: slides[stop]?.name ?? stop + 1 })}
                aria-current={stop === at}
                onClick={() => goTo(stop)}
              />
            </li>
          ))}
        </Row>
        <ActionIcon
          variant="default"
          className={classes.arrow}
          aria-label={t('carousel.previous')}
          disabled={!canGoBack}
          onClick={goBack}
        >
          <IconChevronLeft size={16} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          className={classes.arrow}
          aria-label={t('carousel.next')}
          disabled={!canGoOn}
          onClick={goOn}
        >
          <IconChevronRight size={16} />
        </ActionIcon>
      </Row>
    </Stack>
  );
}

/**
 * Calls `next` every `everyMs` while playing; waits while the pointer or the focus is in what `hold` is spread on.
 * Begins stopped where the device asks for less motion.
 */
function useAutoplay(everyMs: number | undefined, next: () => void) {
  const isReduced = useReducedMotion(undefined, { getInitialValueInEffect: false });
  const [isPlaying, setPlaying] = useState(everyMs !== undefined && !isReduced);
  const [isHeld, setHeld] = useState(false);
  const goOn = useEffectEvent(next);
  useEffect(() => {
    if (!isPlaying || isHeld) return;
    const timer = setInterval(() => goOn(), everyMs);
    return () => clearInterval(timer);
  }, [isPlaying, isHeld, everyMs]);
  const hold = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  return { isPlaying, setPlaying, hold };
}
