import { sectionOf } from '@kazi/simulation/showcase';
import { EmptyState } from '@kazi/ui/empty-state';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import IconSearchOff from '#icons/IconSearchOff';
import { Page } from '../../../shell/page/page.tsx';
import { SearchField } from '../../../shell/page/search-field.tsx';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import { links } from '../../routing/links.ts';
import { useSearchOf } from '../../routing/use-search-of.ts';
import { readOverviewSearch } from '../loader.ts';
import type { Overview, ShowcaseEntry } from '../pages.ts';
import classes from './overview-page.module.css';

/** What sections are called. */
const names: Record<string, ParseKeys<'demo'>> = {
  cards: 'groups.cards',
  components: 'groups.components',
  'forms/elements': 'groups.elements',
  forms: 'groups.forms',
  tables: 'groups.tables',
  datatables: 'groups.dataTables',
  charts: 'groups.charts',
  extensions: 'groups.extensions',
  'page-layout': 'groups.layouts',
};

/** All pages of the showcase as pictures, or those of one section; the search looks into their examples too. */
export function OverviewPage({ section: only, entries }: Overview) {
  const { t } = useTranslation(['demo', 'showcase']);
  const { q } = useSearchOf(readOverviewSearch);
  const change = useChangeSearch<{ q?: string | undefined }>();
  const words = (q ?? '').toLowerCase().split(/\s+/);
  const wordsOf = ({ path, about: { summary, keywords, examples } }: ShowcaseEntry) =>
    [t(`showcase.${path}`), path, summary, keywords]
      .concat(Object.values(examples).flatMap(({ title, text }) => [title, text]))
      .join(' ')
      .toLowerCase();
  const found = entries.filter((entry) => {
    const all = wordsOf(entry);
    return words.every((word) => all.includes(word));
  });
  const sections = [...Map.groupBy(found, ({ path }) => sectionOf(path))];
  const nameOf = (section: string) => t(names[section] ?? 'groups.showcase');
  return (
    <Page
      title={only ? nameOf(only) : t('pages.uiElement')}
      description={t('showcase:lead')}
      actions={
        <search className={classes.search}>
          <SearchField label={t('showcase:search')} value={q} onSearch={(typed) => change({ q: typed })} />
        </search>
      }
    >
      {sections.map(([section, pages]) => (
        <section key={section}>
          {!only && (
            <h2 className={classes.heading}>
              <Link to={links.showcase(section)}>{nameOf(section)}</Link>
            </h2>
          )}
          <ul className={classes.grid}>
            {pages.map((entry) => (
              <li key={entry.path}>
                <PageCard {...entry} isUnderPage={Boolean(only)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {found.length === 0 && (
        <EmptyState
          icon={<IconSearchOff size={24} stroke={1.6} />}
          title={t('showcase:nothing.title')}
          message={t('showcase:nothing.message')}
          action={
            <Button variant="default" onClick={() => change({ q: undefined })}>
              {t('showcase:clear')}
            </Button>
          }
        />
      )}
    </Page>
  );
}

function PageCard({ path, about, isUnderPage }: ShowcaseEntry & { isUnderPage: boolean }) {
  const { t } = useTranslation(['demo', 'showcase']);
  const Heading = isUnderPage ? 'h2' : 'h3';
  const count = Object.keys(about.examples).length;
  return (
    <article className={classes.card}>
      <svg className={classes.picture} viewBox="0 0 120 72" aria-hidden="true" focusable="false">
        {about.picture.map(([Element, attributes]) => (
          <Element key={JSON.stringify(attributes)} {...attributes} />
        ))}
      </svg>
      <div className={classes.words}>
        <Heading className={classes.title}>
          <Link to={links.showcase(path)} className={classes.link}>
            {t(`showcase.${path}`)}
          </Link>
        </Heading>
        <p className={classes.count}>{t('showcase:examples', { count, number: count })}</p>
      </div>
    </article>
  );
}
