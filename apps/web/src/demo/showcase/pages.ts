import { type ShowcasePath, sectionOf, showcasePaths } from '@kazi/simulation/showcase';
import { notFound } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { About, ExampleAbout } from './about.ts';

const abouts = import.meta.glob<About>('./*/**/about.tsx', { eager: true, import: 'about' });
const components = import.meta.glob<ComponentType>(['./*/**/*.tsx', '!./*/**/about.tsx', '!./frame/*'], {
  import: 'default',
});
const sources = import.meta.glob<string>(['./*/**/*.tsx', '!./*/**/about.tsx', '!./frame/*'], {
  query: '?raw',
  import: 'default',
});

export interface ShowcaseEntry {
  path: ShowcasePath;
  about: About;
}

/** All pages of the showcase, as they are listed. */
export const entries: readonly ShowcaseEntry[] = showcasePaths.flatMap((path) => {
  const about = abouts[`./${path}/about.tsx`];
  return about ? [{ path, about }] : [];
});

export interface Example extends ExampleAbout {
  name: string;
  Component: ComponentType;
  /** Fetches the text of the file that runs. */
  readSource: () => Promise<string>;
}

export interface LoadedPage extends ShowcaseEntry {
  examples: readonly Example[];
}

/**
 * A page with its examples, or the section of that path. For the `loader` of routes, so that a page is whole when it is
 * shown; throws the router's own 404.
 */
export async function loadShowcase(path: string): Promise<LoadedPage | { section: string }> {
  const entry = entries.find((one) => one.path === path);
  if (entry) return { ...entry, examples: await Promise.all(examplesOf(entry)) };
  if (entries.some((one) => sectionOf(one.path) === path)) return { section: path };
  throw notFound();
}

const examplesOf = ({ path, about }: ShowcaseEntry): Promise<Example>[] =>
  Object.entries(about.examples).map(async ([name, example]) => {
    const file = `./${path}/${name}.tsx`;
    const [load, readSource] = [components[file], sources[file]];
    if (!load || !readSource) throw new Error(`${path} has no example ${name}`);
    return { ...example, name, Component: await load(), readSource };
  });
