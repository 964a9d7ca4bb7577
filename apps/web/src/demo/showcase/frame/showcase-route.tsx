import { useLoaderData } from '@tanstack/react-router';
import type { loadShowcase } from '../pages.ts';
import { OverviewPage } from './overview-page.tsx';
import { ShowcasePage } from './showcase-page.tsx';
import { WholePage } from './whole-page.tsx';

/** What an address of the showcase shows: a page, or the pages of a section. */
export function ShowcaseRoute() {
  const loaded: Awaited<ReturnType<typeof loadShowcase>> = useLoaderData({ strict: false });
  if ('entries' in loaded) return <OverviewPage {...loaded} />;
  const [example] = loaded.examples;
  return loaded.about.isWhole && example ? (
    <WholePage {...example} />
  ) : (
    <ShowcasePage key={loaded.path} {...loaded} />
  );
}
