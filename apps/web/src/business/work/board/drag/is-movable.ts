import type { TaskCard } from '@kazi/contract/work';

/** Whether a task can be put anywhere else by whoever is looking. */
export const isMovable = ({ may }: TaskCard): boolean => may.update || may.moves.length > 0;
