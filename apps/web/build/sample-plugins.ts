import type { Plugin } from 'vite';
import { exampleSources, showcaseKeywords } from './example-sources.ts';
import { iconSet } from './icon-set.ts';

/** What only samples need of the build. */
export const samplePlugins: Plugin[] = [iconSet(), exampleSources(), showcaseKeywords()];
