import { type ShowcasePath, sectionOf, showcasePaths } from '@kazi/simulation/showcase';
import { notFound } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { About, ExampleAbout } from './about.ts';

const abouts = import.meta.glob<About>('./*/**/about.tsx', { import: 'about' });
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

export interface Example extends ExampleAbout {
  name: string;
  Component: ComponentType;
  /** Fetches the text of the file that runs. */
  readSource: () => Promise<string>;
}

export interface LoadedPage extends ShowcaseEntry {
  examples: readonly Example[];
}

/** Pages as they are listed: all, or those of a section. */
export interface Overview {
  section?: string | undefined;
  entries: readonly ShowcaseEntry[];
}

/** All pages, or those of a section; throws the router's own 404 where it has none. */
export async function loadOverview(section?: string): Promise<Overview> {
  const among = showcasePaths.filter((path) => section === undefined || sectionOf(path) === section);
  if (among.length === 0) throw notFound();
  return { section, entries: await Promise.all(among.map(loadEntry)) };
}

/** A page with its examples, so that it is whole when it is shown, or the pages of the section of that path. */
export async function loadShowcase(path: string): Promise<LoadedPage | Overview> {
  const page = showcasePaths.find((one) => one === path);
  if (!page) return loadOverview(path);
  const entry = await loadEntry(page);
  return { ...entry, examples: await Promise.all(examplesOf(entry)) };
}

async function loadEntry(path: ShowcasePath): Promise<ShowcaseEntry> {
  const load = abouts[`./${path}/about.tsx`];
  if (!load) throw new Error(`Nothing is said about ${path}`);
  return { path, about: await load() };
}

const examplesOf = ({ path, about }: ShowcaseEntry): Promise<Example>[] =>
  Object.entries(about.examples).map(async ([name, example]) => {
    const file = `./${path}/${name}.tsx`;
    const [load, readSource] = [components[file], sources[file]];
    if (!load || !readSource) throw new Error(`${path} has no example ${name}`);
    return { ...example, name, Component: await load(), readSource };
  });
