import type { Tone } from '@kazi/ui/tones';

/** Labels that are offered, each with its colour. */
const TONES: Readonly<Record<string, Tone>> = {
  Backend: 'info',
  Content: 'neutral',
  Design: 'review',
  Legal: 'danger',
  Marketing: 'active',
  Mobile: 'success',
  Payments: 'warning',
  Research: 'neutral',
};

export const labelNames = Object.keys(TONES);

export const labelTone = (label: string): Tone => TONES[label] ?? 'neutral';
