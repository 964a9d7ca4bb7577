import type { Task, TaskCard } from '@kazi/contract/work';

/** An opened task as boards and lists show it. */
export function toCard({ description: _d, appInfo: _a, files: _f, author, ...card }: Task): TaskCard {
  return { ...card, author: author.id };
}
