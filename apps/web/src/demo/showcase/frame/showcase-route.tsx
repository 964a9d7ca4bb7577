import { Button } from '@mantine/core';
import { useLoaderData } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Example, loadShowcase } from '../pages.ts';
import { Source } from './example-card.tsx';
import { OverviewPage } from './overview-page.tsx';
import classes from './showcase-page.module.css';
import { ShowcasePage } from './showcase-page.tsx';

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

/** An example that is a page, as it is: its source stands at its end, for readers who ask for it. */
function WholePage({ name, title, Component, readSource }: Example) {
  const { t } = useTranslation('showcase');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Component />
      <div className={classes.end}>
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('hideCode') : t('showCode')}
        </Button>
        {isOpen && (
          <Suspense>
            <Source name={name} title={title} read={readSource} />
          </Suspense>
        )}
      </div>
    </>
  );
}
