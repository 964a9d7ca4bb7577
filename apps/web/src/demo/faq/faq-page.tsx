import { EmptyState } from '@kazi/ui/empty-state';
import { Panel } from '@kazi/ui/panel';
import { Button } from '@mantine/core';
import IconChevronDown from '#icons/IconChevronDown';
import IconSearchOff from '#icons/IconSearchOff';
import { Page } from '../../shell/page/page.tsx';
import { SearchField } from '../../shell/page/search-field.tsx';
import { useChangeSearch } from '../../shell/use-change-search.ts';
import classes from './faq.module.css';
import { subjects } from './questions.ts';

interface FaqSearch {
  q?: string | undefined;
}

/** What visitors ask most. A search opens what it finds. */
export function FaqPage({ search: { q } }: { search: FaqSearch }) {
  const change = useChangeSearch<FaqSearch>();
  const wanted = q?.toLowerCase() ?? '';
  const found = subjects
    .map((subject) => ({
      ...subject,
      questions: subject.questions.filter((texts) =>
        texts.some((text) => text.toLowerCase().includes(wanted)),
      ),
    }))
    .filter(({ questions }) => questions.length > 0);
  return (
    <Page title="Questions and answers" description="What visitors ask most." width="narrow">
      <search className={classes.search}>
        <SearchField
          label="Search questions and answers"
          value={q}
          onSearch={(words) => change({ q: words })}
        />
      </search>
      {found.map(({ name, intro, questions }) => (
        <Panel key={name} title={name} description={intro} flush>
          {questions.map(([question, answer]) => (
            <details key={`${question}${wanted}`} className={classes.item} open={wanted !== ''}>
              <summary className={classes.question}>
                {question}
                <IconChevronDown size={16} stroke={1.8} aria-hidden="true" className={classes.chevron} />
              </summary>
              <p className={classes.text}>{answer}</p>
            </details>
          ))}
        </Panel>
      ))}
      {found.length === 0 && (
        <EmptyState
          icon={<IconSearchOff size={24} stroke={1.6} />}
          title="Nobody asked that yet"
          message="Try another word, or write to us: help@mawingustudio.example."
          action={
            <Button variant="default" onClick={() => change({ q: undefined })}>
              Clear the search
            </Button>
          }
        />
      )}
    </Page>
  );
}
