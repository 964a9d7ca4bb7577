import { fetchOnce } from '../../../shell/fetch-once.ts';

/** The editor, which weighs as much as a whole screen. */
export const editor = fetchOnce(() => import('./editor.tsx').then((module) => module.Editor));
