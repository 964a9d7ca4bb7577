/** The API's client, fetched when it is first needed: a login page does not make anybody wait for it. */
export const loadClient = () => import('./client.ts').then((module) => module.client);
