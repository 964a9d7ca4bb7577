import type { Tone } from '@kazi/ui/tones';

/** Labels that are offered, each with its colour. */
const tones: Readonly<Record<string, Tone>> = {
  Backend: 'info',
  Content: 'neutral',
  Design: 'review',
  Legal: 'danger',
  Marketing: 'active',
  Mobile: 'success',
  Payments: 'warning',
  Research: 'neutral',
};

export const labelNames = Object.keys(tones);

export const labelTone = (label: string): Tone => tones[label] ?? 'neutral';
