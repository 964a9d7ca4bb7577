import { deviceStorage } from '../../../boot/storage.ts';
import { own } from '../../../session/session.ts';
import { oneOf } from '../../../shell/search-params.ts';

const appKey = `${own}last-app`;

/** The app whose tasks were last looked at with this login: where a new task most likely belongs. */
export const lastApp = {
  get: (): string | undefined => deviceStorage.get(appKey) ?? undefined,
  set: (app: string): void => deviceStorage.set(appKey, app),
};

const viewKey = 'kazi.app-view';
const views = ['board', 'list', 'flows'] as const;
export type AppView = (typeof views)[number];

/** The view of an app that was last chosen on this device: the one an app opens with. */
export const lastView = {
  get: (): AppView => oneOf(deviceStorage.get(viewKey), views) ?? 'board',
  set: (view: AppView): void => deviceStorage.set(viewKey, view),
};
