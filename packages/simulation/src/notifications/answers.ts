import { type Answer, on } from '../core/answers.ts';
import { idOf } from '../core/inputs.ts';
import { sampleState } from '../core/state.ts';
import { listNotifications, readNotifications } from './contract.ts';
import { notifications } from './data.ts';

const state = sampleState(() => ({ notifications: notifications() }));

export const answers: readonly Answer[] = [
  on(listNotifications, () => ({ notifications: state().notifications })),

  on(readNotifications, ({ body }) => {
    const ids = body.ids?.map(idOf);
    for (const notification of state().notifications) {
      if (!ids || ids.includes(notification.id)) notification.isRead = true;
    }
    return {};
  }),
];
