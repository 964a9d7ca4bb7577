import { Row, Text } from '@kazi/ui/layout';
import { Button } from '@mantine/core';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconCode from '#icons/IconCode';
import type { Example } from '../pages.ts';
import classes from './example-card.module.css';

export const Source = lazy(() => import('./source.tsx').then((file) => ({ default: file.Source })));

/** An example in use, and the source that runs, fetched when it is asked for. */
export function ExampleCard({ name, title, text, wide = false, Component, readSource }: Example) {
  const { t } = useTranslation('showcase');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <section id={name} className={classes.card} data-wide={wide || undefined} aria-labelledby={`${id}-title`}>
      <Row as="header" align="start" justify="between" gap={12} className={classes.header}>
        <div>
          <Text as="h2" id={`${id}-title`} size={15} weight={600}>
            {title}
          </Text>
          <p className={classes.text}>{text}</p>
        </div>
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          leftSection={<IconCode size={16} stroke={1.6} aria-hidden="true" />}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-describedby={`${id}-title`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('hideCode') : t('showCode')}
        </Button>
      </Row>
      <div className={classes.live} data-example>
        <Component />
      </div>
      <div id={id} hidden={!isOpen} className={classes.source}>
        {isOpen && (
          <Suspense>
            <Source name={name} title={title} read={readSource} />
          </Suspense>
        )}
      </div>
    </section>
  );
}
