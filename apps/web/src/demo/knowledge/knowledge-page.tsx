import type { KnowledgeGroup } from '@kazi/simulation/knowledge';
import { listKnowledge, listKnowledgeCategory } from '@kazi/simulation/knowledge';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Page } from '../../shell/page/page.tsx';
import { SearchField } from '../../shell/page/search-field.tsx';
import { useChangeSearch } from '../../shell/use-change-search.ts';
import { answerOf } from '../calls/use-answer.ts';
import { ListStates } from '../parts/list-states.tsx';
import { DemoLink } from '../routing/demo-link.tsx';
import { links } from '../routing/links.ts';
import classes from './knowledge.module.css';
import { KnowledgeQuestion } from './knowledge-question.tsx';
import { KnowledgeSubject } from './knowledge-subject.tsx';

export interface KnowledgeSearch {
  /** Words searched for. */
  q?: string | undefined;
  /** The subject that is open. */
  category?: string | undefined;
  /** The question that is open. */
  question?: string | undefined;
}

/** Subjects as cards, the questions of one, or one of them answered: whichever the address says. */
export function KnowledgePage({ search }: { search: KnowledgeSearch }) {
  const { q, category, question } = search;
  if (question) return <KnowledgeQuestion slug={question} />;
  return category && !q ? <KnowledgeSubject category={category} /> : <KnowledgeSubjects q={q} />;
}

function KnowledgeSubjects({ q }: KnowledgeSearch) {
  const { t } = useTranslation('demo/knowledge');
  const change = useChangeSearch<KnowledgeSearch>();
  const cards = useQuery(answerOf(listKnowledge, {}));
  const groups = useQuery(answerOf(listKnowledgeCategory, {}));
  const wanted = q?.toLowerCase();
  const found = (groups.data?.data ?? [])
    .map((group) => ({
      ...group,
      questions: group.questions.filter(({ question }) => !wanted || question.toLowerCase().includes(wanted)),
    }))
    .filter(({ questions }) => questions.length > 0);
  return (
    <Page title={t('title')} description={t('description')}>
      <search className={classes.search}>
        <SearchField label={t('search')} value={q} onSearch={(words) => change({ q: words })} />
      </search>
      {!q ? (
        <ListStates query={cards} what="subjects" isEmpty={({ data }) => data.length === 0} rows={6}>
          {({ data }) => (
            <ul className={classes.cards}>
              {data.map(({ id, img, title, desc, category: name }) => (
                <li key={id}>
                  <DemoLink to={links.knowledgeBase} search={{ category: name }} className={classes.card}>
                    <img src={img} alt="" width={96} height={96} />
                    <strong>
                      <bdi>{title}</bdi>
                    </strong>
                    <span dir="auto">{desc}</span>
                  </DemoLink>
                </li>
              ))}
            </ul>
          )}
        </ListStates>
      ) : (
        <ListStates
          query={groups}
          what="questions"
          isEmpty={() => found.length === 0}
          onClear={() => change({ q: undefined })}
        >
          {() => <KnowledgeGroups groups={found} />}
        </ListStates>
      )}
    </Page>
  );
}

/** Questions under their subjects, each leading to its answer. */
function KnowledgeGroups({ groups }: { groups: readonly KnowledgeGroup[] }) {
  return (
    <div className={classes.groups}>
      {groups.map(({ id, title, iconColor, questions }) => (
        <section key={id} aria-labelledby={`subject-${id}`}>
          <h2 id={`subject-${id}`} className={classes.subject}>
            <i style={{ background: `var(--kz-${iconColor})` }} aria-hidden="true" />
            <bdi>{title}</bdi>
            <span className={classes.number}>{questions.length}</span>
          </h2>
          <ul className={classes.questions}>
            {questions.map((question) => (
              <li key={question.id}>
                <DemoLink to={links.knowledgeBase} search={{ question: question.slug }}>
                  <bdi>{question.question}</bdi>
                </DemoLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
