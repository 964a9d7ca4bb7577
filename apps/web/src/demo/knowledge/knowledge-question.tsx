import { getKnowledgeQuestion } from '@kazi/simulation/knowledge';
import { EmptyState } from '@kazi/ui/empty-state';
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
import { answerOf } from '../calls/use-answer.ts';
import { SafeHtml } from '../parts/safe-html.tsx';
import { DemoLink } from '../routing/demo-link.tsx';
import { links } from '../routing/links.ts';
import classes from './knowledge.module.css';
import { OtherSubjects } from './knowledge-subject.tsx';

/** One question with its answer, and what others ask nearby. */
export function KnowledgeQuestion({ slug }: { slug: string }) {
  const { t } = useTranslation('demo/knowledge');
  const { data, error, refetch } = useQuery(answerOf(getKnowledgeQuestion, { slug }));
  const date = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long' });
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
        <div className={classes.beside}>
          <Panel title={t('related')}>
            <ul className={classes.questions}>
              {data.relatedQuestions.map(({ id, question, slug: other }) => (
                <li key={id}>
                  <DemoLink to={links.knowledgeBase} search={{ question: other }}>
                    <bdi>{question}</bdi>
                  </DemoLink>
                </li>
              ))}
            </ul>
          </Panel>
          <OtherSubjects />
        </div>
      </div>
    </Page>
  );
}

/** Asks whether an answer was one, and thanks for saying so. */
function Helpful() {
  const { t } = useTranslation('demo/knowledge');
  const [isSaid, setSaid] = useState(false);
  return (
    <div className={classes.helpful} role="status">
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
    </div>
  );
}
