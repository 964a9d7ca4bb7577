import { Kbd } from '@kazi/ui/kbd';
import { Stack } from '@kazi/ui/layout';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Page } from '../../../shell/page/page.tsx';
import { links } from '../../routing/links.ts';
import type { LoadedPage } from '../pages.ts';
import { ExampleCard } from './example-card.tsx';
import classes from './showcase-page.module.css';

/** A page of the showcase: its examples, and beside them how it is used by keyboard and what makes it accessible. */
export function ShowcasePage({ path, about, examples }: LoadedPage) {
  const { t } = useTranslation(['demo', 'showcase']);
  const { summary, width = 'full', keyboard = [], accessibility } = about;
  return (
    <Page
      title={t(`showcase.${path}`)}
      description={<bdi dir="ltr">{summary}</bdi>}
      above={
        <Anchor component={Link} to={links.uiElement} size="sm">
          {t('showcase:title')}
        </Anchor>
      }
      width={width}
    >
      <div className={classes.columns}>
        <div className={classes.examples}>
          {examples.map((example) => (
            <ExampleCard key={example.name} {...example} />
          ))}
        </div>
        <aside className={classes.aside} aria-label={t('showcase:notes')}>
          <nav aria-labelledby="showcase-examples">
            <h2 id="showcase-examples" className={classes.heading}>
              {t('showcase:onPage')}
            </h2>
            <Stack as="ul" gap={6}>
              {examples.map(({ name, title }) => (
                <li key={name}>
                  <Anchor href={`#${name}`} size="sm" underline="hover">
                    {title}
                  </Anchor>
                </li>
              ))}
            </Stack>
          </nav>
          {keyboard.length > 0 && (
            <section>
              <h2 className={classes.heading}>{t('showcase:keyboard')}</h2>
              <Stack as="dl" gap={8} className={classes.keys}>
                {keyboard.map(([keys, does]) => (
                  <div key={keys}>
                    <dt>
                      <Kbd keys={keys} />
                    </dt>
                    <dd>{does}</dd>
                  </div>
                ))}
              </Stack>
            </section>
          )}
          <section>
            <h2 className={classes.heading}>{t('showcase:accessibility')}</h2>
            <Stack as="ul" gap={6}>
              {accessibility.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </Stack>
          </section>
        </aside>
      </div>
    </Page>
  );
}
