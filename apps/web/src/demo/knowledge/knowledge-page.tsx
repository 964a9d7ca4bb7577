import {
  getKnowledgeQuestion,
  type KnowledgeGroup,
  listKnowledge,
  listKnowledgeCategory,
} from '@kazi/simulation/knowledge';
import { dateFormat } from '@kazi/ui/date-format';
import { EmptyState } from '@kazi/ui/empty-state';
import { List, Row, Stack, Text } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconQuestionMark from '#icons/IconQuestionMark';
import IconThumbDown from '#icons/IconThumbDown';
import IconThumbUp from '#icons/IconThumbUp';
import { LinkButton } from '../../shell/link-button.tsx';
import { FailedState } from '../../shell/page/failed-state.tsx';
import { Page } from '../../shell/page/page.tsx';
import { SearchField } from '../../shell/page/search-field.tsx';
import { useChangeSearch } from '../../shell/use-change-search.ts';
import { answerOf } from '../calls/use-answer.ts';
import { ListStates } from '../parts/list-states.tsx';
import { SafeHtml } from '../parts/safe-html.tsx';
import { DemoLink } from '../routing/demo-link.tsx';
import { links } from '../routing/links.ts';
import classes from './knowledge.module.css';
import { KnowledgeSubject, OtherSubjects } from './knowledge-subject.tsx';

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
            <Stack as="ul" className={classes.cards}>
              {data.map(({ id, img, title, desc, category: name }) => (
                <li key={id}>
                  <DemoLink to={links.knowledgeBase} search={{ category: name }} className={classes.card}>
                    <img src={img} alt="" width={96} height={96} />
                    <strong>
                      <bdi>{title}</bdi>
                    </strong>
                    <Text as="span" tone="muted" dir="auto">
                      {desc}
                    </Text>
                  </DemoLink>
                </li>
              ))}
            </Stack>
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
          <Row as="h2" id={`subject-${id}`} gap={8} size={15} weight={600} className={classes.subject}>
            <i style={{ background: `var(--kz-${iconColor})` }} aria-hidden="true" />
            <bdi>{title}</bdi>
            <Text as="span" tone="faint" weight={400}>
              {questions.length}
            </Text>
          </Row>
          <List divided className={classes.questions}>
            {questions.map((question) => (
              <li key={question.id}>
                <DemoLink to={links.knowledgeBase} search={{ question: question.slug }}>
                  <bdi>{question.question}</bdi>
                </DemoLink>
              </li>
            ))}
          </List>
        </section>
      ))}
    </div>
  );
}

/** One question with its answer, and what others ask nearby. */
function KnowledgeQuestion({ slug }: { slug: string }) {
  const { t } = useTranslation('demo/knowledge');
  const { data, error, refetch } = useQuery(answerOf(getKnowledgeQuestion, { slug }));
  const date = dateFormat(useLocale(), { dateStyle: 'long' });
  const above = <Link to={links.knowledgeBase}>{t('title')}</Link>;
  if (!data) {
    return (
      <Page title={t('title')} above={above}>
        {error ? (
          <FailedState error={error} onRetry={refetch} />
        ) : (
          <Panel flush>
            <SkeletonRows rows={6} label={t('loading')} />
          </Panel>
        )}
      </Page>
    );
  }
  // Without a question of that name, the call answers the first.
  if (data.slug !== slug)
    return (
      <Page title={t('title')} above={above}>
        <EmptyState
          icon={<IconQuestionMark size={24} stroke={1.6} />}
          title={t('none')}
          message={t('noneMessage')}
          action={
            <LinkButton to={links.knowledgeBase} variant="default">
              {t('allSubjects')}
            </LinkButton>
          }
        />
      </Page>
    );
  return (
    <Page
      title={data.title}
      heading={<bdi>{data.title}</bdi>}
      description={t('changed', { date: date.format(new Date(data.lastUpdated)) })}
      above={above}
    >
      <div className={classes.answer}>
        <Panel>
          <div className={classes.text}>
            <SafeHtml html={data.content} />
          </div>
          <Helpful key={slug} />
        </Panel>
        <Stack gap={16} className={classes.beside}>
          <Panel title={t('related')}>
            <List divided className={classes.questions}>
              {data.relatedQuestions.map(({ id, question, slug: other }) => (
                <li key={id}>
                  <DemoLink to={links.knowledgeBase} search={{ question: other }}>
                    <bdi>{question}</bdi>
                  </DemoLink>
                </li>
              ))}
            </List>
          </Panel>
          <OtherSubjects />
        </Stack>
      </div>
    </Page>
  );
}

/** Asks whether an answer was one, and thanks for saying so. */
function Helpful() {
  const { t } = useTranslation('demo/knowledge');
  const [isSaid, setSaid] = useState(false);
  return (
    <Row gap={8} wrap tone="muted" className={classes.helpful} role="status">
      {isSaid ? (
        t('helpful.thanks')
      ) : (
        <>
          <span>{t('helpful.question')}</span>
          {(['yes', 'no'] as const).map((word) => (
            <Button
              key={word}
              variant="default"
              size="xs"
              leftSection={word === 'yes' ? <IconThumbUp size={14} /> : <IconThumbDown size={14} />}
              onClick={() => setSaid(true)}
            >
              {t(`helpful.${word}`)}
            </Button>
          ))}
        </>
      )}
    </Row>
  );
}
