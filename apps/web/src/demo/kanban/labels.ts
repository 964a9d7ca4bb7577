import type { Tone } from '@kazi/ui/tones';
import { useTranslation } from 'react-i18next';
import { oneOf } from '../../shell/search-params.ts';

/** Labels that are offered. */
export const labelNames = [
  'Backend',
  'Content',
  'Design',
  'Legal',
  'Marketing',
  'Mobile',
  'Payments',
  'Research',
] as const;

const tones: Record<(typeof labelNames)[number], Tone> = {
  Backend: 'info',
  Content: 'neutral',
  Design: 'review',
  Legal: 'danger',
  Marketing: 'active',
  Mobile: 'success',
  Payments: 'warning',
  Research: 'neutral',
};

/** What labels look like: name and colour. One that is not offered stays as it was written. */
export function useLabels(): (label: string) => { name: string; tone: Tone } {
  const { t } = useTranslation('demo/kanban');
  return (label) => {
    const known = oneOf(label, labelNames);
    return known ? { name: t(`labels.${known}`), tone: tones[known] } : { name: label, tone: 'neutral' };
  };
}
