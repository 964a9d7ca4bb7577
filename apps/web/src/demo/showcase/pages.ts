import { type ShowcasePath, sectionOf, showcasePaths } from '@kazi/simulation/showcase';
import { notFound } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { type About, type ExampleAbout, functionName } from './about.ts';

const abouts = import.meta.glob<About>('./*/**/about.json', { import: 'default' });
const components = import.meta.glob<Record<string, ComponentType>>('./*/**/*examples.tsx');
const sources = import.meta.glob<Record<string, string>>('./*/**/*examples.tsx', {
  query: '?sources',
  import: 'default',
});

export interface ShowcaseEntry {
  path: ShowcasePath;
  about: About;
}

export interface Example extends ExampleAbout {
  name: string;
  Component: ComponentType;
  /** Fetches the code that runs, cut out of its page's file. */
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
  return { ...entry, examples: await loadExamples(entry) };
}

async function loadEntry(path: ShowcasePath): Promise<ShowcaseEntry> {
  const load = abouts[`./${path}/about.json`];
  if (!load) throw new Error(`Nothing is said about ${path}`);
  return { path, about: await load() };
}

/** What the files of a page hold together: its examples stand in `examples.tsx`, or in several such as `width-examples.tsx`. */
async function loadAll<Held>(
  files: Readonly<Record<string, () => Promise<Readonly<Record<string, Held>>>>>,
  path: ShowcasePath,
): Promise<Record<string, Held>> {
  const ofPage = Object.entries(files).filter(
    ([file]) => file.slice(0, file.lastIndexOf('/')) === `./${path}`,
  );
  const loaded = await Promise.all(ofPage.map(([, load]) => load()));
  return Object.fromEntries(loaded.flatMap((one) => Object.entries(one)));
}

async function loadExamples({ path, about }: ShowcaseEntry): Promise<Example[]> {
  const functions = await loadAll(components, path);
  return Object.entries(about.examples).map(([name, example]) => {
    const Component = functions[functionName(name)];
    if (!Component) throw new Error(`${path} has no example ${name}`);
    const readSource = async () => (await loadAll(sources, path))[functionName(name)] ?? '';
    return { ...example, name, Component, readSource };
  });
}
