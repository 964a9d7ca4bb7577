import type { TaskCard } from '@kazi/contract/work';

/** A task for tests, with what a test says of it. */
export function taskWith(given: Partial<TaskCard> = {}): TaskCard {
  return {
    _id: '01000000-0000-7000-8000-000000000001',
    app: 'app',
    flow: null,
    number: 'SHOP-1',
    title: 'Pay by phone',
    status: 'todo',
    priority: 'none',
    assignees: [],
    labels: [],
    dueDate: null,
    estimate: null,
    reward: null,
    rewardState: null,
    held: null,
    paid: null,
    approval: null,
    position: 'a1',
    subtasks: { done: 0, total: 0 },
    comments: 0,
    attachments: 0,
    delivery: null,
    disputed: false,
    author: 'author',
    version: 1,
    createdAt: '2026-11-01T08:00:00.000Z',
    updatedAt: '2026-11-01T08:00:00.000Z',
    ...given,
    may: {
      update: true,
      delete: true,
      comment: true,
      assign: true,
      moves: [],
      acceptRefusal: null,
      seeReward: true,
      approve: false,
      retract: false,
      ...given.may,
    },
  };
}

export const personWith = (id: string, name = id) => ({
  id,
  name,
  email: `${id}@kazi.test`,
  avatar: null,
  role: 'agent',
});
