import type { Plugin } from 'vite';

/** What only samples need of the build: nothing. */
export const samplePlugins: Plugin[] = [];
