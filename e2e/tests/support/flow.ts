import type { Page } from '@playwright/test';
import type { Workplace } from './workplace.ts';

/** The story of a flow made by `aFlow`. */
export const story = {
  asA: 'shopkeeper',
  iWant: 'to count stock by voice',
  soThat: 'my hands stay free',
  acceptanceCriteria: [
    { text: 'Numbers up to a thousand are understood', met: false },
    { text: 'A wrong number can be taken back', met: false },
  ],
};

/** A flow with one story, made without the screens. */
export async function aFlow({ asClient, app }: Workplace) {
  const flow = await asClient.send('POST', 'flows', {
    app: app.id,
    name: 'Counting stock',
    stages: ['Plan', 'Build', 'In use'],
  });
  const told = await asClient.send('POST', 'user-stories', { ...story, flow: flow._id });
  return { flow, story: told, path: `/flows/${flow._id}` };
}

/** The stages of the flow on screen, in order. */
export const stageNames = (page: Page) =>
  page.getByRole('region', { name: 'Stages' }).getByRole('button', { name: /^Set current stage to/ });
