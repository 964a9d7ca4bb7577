import { listKnowledge, listKnowledgeCategory } from '@kazi/simulation/knowledge';
import { List, Row, Stack } from '@kazi/ui/layout';
import { Panel } from '@kazi/ui/panel';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconChevronRight from '#icons/IconChevronRight';
import { Page } from '../../shell/page/page.tsx';
import { answerOf } from '../calls/use-answer.ts';
import { ListStates } from '../parts/list-states.tsx';
import { DemoLink } from '../routing/demo-link.tsx';
import { links } from '../routing/links.ts';
import classes from './knowledge.module.css';

const nameOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

/** The questions of one subject, and the way to the others. */
export function KnowledgeSubject({ category }: { category: string }) {
  const { t } = useTranslation('demo/knowledge');
  const cards = useQuery(answerOf(listKnowledge, {}));
  const groups = useQuery(answerOf(listKnowledgeCategory, {}));
  const card = cards.data?.data.find(({ category: name }) => name === category);
  const questions = groups.data?.data.find(({ title }) => nameOf(title) === category)?.questions ?? [];
  return (
    <Page
      title={card?.title ?? t('title')}
      heading={card && <bdi>{card.title}</bdi>}
      description={card && <bdi>{card.desc}</bdi>}
      above={<Link to={links.knowledgeBase}>{t('title')}</Link>}
    >
      <div className={classes.answer}>
        <div>
          <ListStates query={groups} what="questions" isEmpty={() => questions.length === 0} rows={4}>
            {() => (
              <List divided>
                {questions.map(({ id, question, slug }) => (
                  <li key={id}>
                    <DemoLink to={links.knowledgeBase} search={{ question: slug }} className={classes.row}>
                      <bdi>{question}</bdi>
                      <IconChevronRight
                        size={16}
                        stroke={1.8}
                        aria-hidden="true"
                        className="mantine-rotate-rtl"
                      />
                    </DemoLink>
                  </li>
                ))}
              </List>
            )}
          </ListStates>
        </div>
        <OtherSubjects without={category} />
      </div>
    </Page>
  );
}

/** The subjects, but for one, as a short list. */
export function OtherSubjects({ without }: { without?: string }) {
  const { t } = useTranslation('demo/knowledge');
  const { data } = useQuery(answerOf(listKnowledge, {}));
  return (
    <Panel title={t(without ? 'otherSubjects' : 'allSubjects')}>
      <Stack as="ul" gap={14}>
        {data?.data
          .filter(({ category }) => category !== without)
          .map(({ id, img, title, desc, category }) => (
            <Row as="li" key={id} gap={12} className={classes.other}>
              <img src={img} alt="" width={40} height={40} />
              <Stack as="span" shrinks>
                <DemoLink to={links.knowledgeBase} search={{ category }}>
                  <bdi>{title}</bdi>
                </DemoLink>
                <small dir="auto">{desc}</small>
              </Stack>
            </Row>
          ))}
      </Stack>
    </Panel>
  );
}
