import type { Plugin } from 'vite';
import { iconSet } from './icon-set.ts';

/** What only samples need of the build. */
export const samplePlugins: Plugin[] = [iconSet()];
