import { oneOf } from '../../../shell/search-params.ts';

const key = 'kazi.app-view';
const views = ['board', 'list', 'flows'] as const;
export type AppView = (typeof views)[number];

/** The view of an app that was last chosen on this device: the one an app opens with. */
export const lastView = {
  get: (): AppView => oneOf(localStorage.getItem(key), views) ?? 'board',
  set: (view: AppView): void => localStorage.setItem(key, view),
};
