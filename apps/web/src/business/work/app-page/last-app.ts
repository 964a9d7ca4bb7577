import { OWN } from '../../../session/session.ts';

const KEY = `${OWN}last-app`;

/** The app whose tasks were last looked at with this login: where a new task most likely belongs. */
export const lastApp = {
  get: (): string | undefined => localStorage.getItem(KEY) ?? undefined,
  set: (app: string): void => localStorage.setItem(KEY, app),
};
