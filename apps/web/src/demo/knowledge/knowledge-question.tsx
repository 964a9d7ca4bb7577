import { getKnowledgeQuestion } from '@kazi/simulation/knowledge';
import { useLocale } from '@kazi/ui/locale';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FailedState } from '../../shell/page/failed-state.tsx';
import { Page } from '../../shell/page/page.tsx';
import { answerOf } from '../calls/use-answer.ts';
import { SafeHtml } from '../parts/safe-html.tsx';
import { DemoLink } from '../routing/demo-link.tsx';
import { links } from '../routing/links.ts';
import classes from './knowledge.module.css';

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
  return (
    <Page
      title={data.title}
      heading={<bdi>{data.title}</bdi>}
      description={t('changed', { date: date.format(new Date(data.lastUpdated)) })}
      above={above}
    >
      <div className={classes.answer}>
        <Panel>
          <SafeHtml html={data.content} />
        </Panel>
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
      </div>
    </Page>
  );
}
