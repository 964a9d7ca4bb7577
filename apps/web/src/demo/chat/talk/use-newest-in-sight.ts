import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Nearer to the end than this, one reads along. */
const nearPx = 120;

/**
 * Keeps the newest message in sight while the reader is at the end; after scrolling back, a note tells of news instead.
 */
export function useNewestInSight(count: number, isOwnLast: boolean, isTyping: boolean) {
  const scroller = useRef<HTMLDivElement>(null);
  const readsAlong = useRef(true);
  const last = useRef(count);
  const [hasNews, setHasNews] = useState(false);

  function toNewest() {
    const { current } = scroller;
    if (current) current.scrollTop = current.scrollHeight;
    setHasNews(false);
  }

  useEffect(() => {
    const { current } = scroller;
    if (!current) return;
    const onScroll = () => {
      readsAlong.current = current.scrollHeight - current.clientHeight - current.scrollTop < nearPx;
      if (readsAlong.current) setHasNews(false);
    };
    current.addEventListener('scroll', onScroll, { passive: true });
    return () => current.removeEventListener('scroll', onScroll);
  }, []);

  const follow = useEffectEvent((now: number) => {
    const isNew = now > last.current;
    last.current = now;
    if (readsAlong.current || (isNew && isOwnLast)) toNewest();
    else if (isNew) setHasNews(true);
  });
  const keepUp = useEffectEvent(() => {
    if (readsAlong.current) toNewest();
  });
  useLayoutEffect(() => follow(count), [count]);
  useLayoutEffect(() => {
    if (isTyping) keepUp();
  }, [isTyping]);

  return { scroller, hasNews, toNewest };
}
