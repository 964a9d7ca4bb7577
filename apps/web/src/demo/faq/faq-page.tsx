import { EmptyState } from '@kazi/ui/empty-state';
import { Panel } from '@kazi/ui/panel';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import IconChevronDown from '#icons/IconChevronDown';
import IconSearchOff from '#icons/IconSearchOff';
import { Page } from '../../shell/page/page.tsx';
import { SearchField } from '../../shell/page/search-field.tsx';
import { useChangeSearch } from '../../shell/use-change-search.ts';
import classes from './faq.module.css';
import subjects from './subjects.json';

interface FaqSearch {
  q?: string | undefined;
}

/** What visitors ask most. A search opens what it finds. */
export function FaqPage({ search: { q } }: { search: FaqSearch }) {
  const { t } = useTranslation('demo/faq');
  const change = useChangeSearch<FaqSearch>();
  const wanted = q?.toLowerCase() ?? '';
  const found = subjects
    .map((subject) => ({
      ...subject,
      questions: subject.questions.filter(({ question, answer }) =>
        [question, answer].some((text) => text.toLowerCase().includes(wanted)),
      ),
    }))
    .filter(({ questions }) => questions.length > 0);
  return (
    <Page title={t('title')} description={t('description')} width="narrow">
      <search className={classes.search}>
        <SearchField label={t('search')} value={q} onSearch={(words) => change({ q: words })} />
      </search>
      {found.map(({ name, intro, questions }) => (
        <Panel key={name} title={<bdi>{name}</bdi>} description={<bdi>{intro}</bdi>} flush>
          {questions.map(({ question, answer }) => (
            <details key={`${question}${wanted}`} className={classes.item} open={wanted !== ''}>
              <summary className={classes.question}>
                <bdi>{question}</bdi>
                <IconChevronDown size={16} stroke={1.8} aria-hidden="true" className={classes.chevron} />
              </summary>
              <p className={classes.text} dir="auto">
                {answer}
              </p>
            </details>
          ))}
        </Panel>
      ))}
      {found.length === 0 && (
        <EmptyState
          icon={<IconSearchOff size={24} stroke={1.6} />}
          title={t('none.title')}
          message={t('none.message', { email: 'help@mawingustudio.example' })}
          action={
            <Button variant="default" onClick={() => change({ q: undefined })}>
              {t('none.clear')}
            </Button>
          }
        />
      )}
    </Page>
  );
}
