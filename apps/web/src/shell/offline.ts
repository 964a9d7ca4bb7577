import { createStore, useStore } from './store.ts';

/** Whether the server cannot be reached from here. Never true in the demo, which answers by itself. */
export const offline = createStore(false);

/** Whether what is sent now waits until the device is connected again. */
export const useIsOffline = (): boolean => useStore(offline, (is) => is);
