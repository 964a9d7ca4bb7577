import { own } from '../../../session/session.ts';

const key = `${own}last-app`;

/** The app whose tasks were last looked at with this login: where a new task most likely belongs. */
export const lastApp = {
  get: (): string | undefined => localStorage.getItem(key) ?? undefined,
  set: (app: string): void => localStorage.setItem(key, app),
};
