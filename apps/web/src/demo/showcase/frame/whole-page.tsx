import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Example } from '../pages.ts';
import { Source } from './example-card.tsx';
import classes from './whole-page.module.css';

/** An example that is a page, as it is: its source stands at its end, for readers who ask for it. */
export function WholePage({ name, title, Component, readSource }: Example) {
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
