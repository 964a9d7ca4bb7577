import type { TodoTag } from '@kazi/simulation/todo';
import type { Tone } from '@kazi/ui/tones';

export const tagTones: Record<TodoTag, Tone> = {
  team: 'info',
  low: 'success',
  medium: 'warning',
  high: 'danger',
  update: 'review',
};
