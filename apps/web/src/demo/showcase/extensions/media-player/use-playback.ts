import { type RefObject, useState } from 'react';

/** What a player of one's own needs to know of its audio or video element, and to do with it. */
export function usePlayback(media: RefObject<HTMLMediaElement | null>) {
  const [isPlaying, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const [length, setLength] = useState(0);
  const [isMuted, setMuted] = useState(false);
  return {
    isPlaying,
    /** Seconds from the beginning. */
    at,
    /** Seconds in all; 0 until it is known. */
    length,
    isMuted,
    toggle: () =>
      media.current?.paused ? void media.current.play().catch(() => {}) : media.current?.pause(),
    seek: (seconds: number) => {
      if (media.current) media.current.currentTime = seconds;
      setAt(seconds);
    },
    setRate: (rate: number) => {
      if (media.current) media.current.playbackRate = rate;
    },
    toggleSound: () => {
      if (media.current) media.current.muted = !isMuted;
    },
    /** For the element itself. */
    listeners: {
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onTimeUpdate: () => setAt(media.current?.currentTime ?? 0),
      onLoadedMetadata: () => setLength(media.current?.duration ?? 0),
      onVolumeChange: () => setMuted(media.current?.muted ?? false),
    },
  };
}

/** Seconds as players write them: `1:05`. */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
