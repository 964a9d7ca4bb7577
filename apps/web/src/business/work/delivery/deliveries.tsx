import type { Delivery, Task } from '@kazi/contract/work';
import { Avatar } from '@kazi/ui/avatar';
import { Row, Stack, Text } from '@kazi/ui/layout';
import { RelativeTime } from '@kazi/ui/relative-time';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconArrowBackUp from '#icons/IconArrowBackUp';
import IconLink from '#icons/IconLink';
import { api } from '../../../api/queries.ts';
import { useSignedIn } from '../../../session/session.ts';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { TextFilesProvider } from '../rich-text/files.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import { FileCards } from '../task/files/attachments.tsx';
import classes from './deliveries.module.css';
import { Marks } from './marks/mark-list.tsx';

/** More than a task is handed in; the oldest of still more are left out. */
const mostShown = 50;

const useDeliveries = (task: string, limit: number) =>
  useQuery(api.work.deliveries.list.queryOptions({ input: { id: task, limit } }));

interface DeliveriesProps {
  task: Pick<Task, '_id' | 'assignees'>;
  heading: string;
  /** What decides on the newest, where the reader can. */
  review?: (newest: Delivery) => ReactNode;
}

/** What was handed in with a task: the newest as a whole, the older ones once they are asked for. */
export function Deliveries({ task: { _id: task, assignees }, heading, review }: DeliveriesProps) {
  const { t } = useTranslation('tasks');
  const { user } = useSignedIn();
  const [showsOlder, setShowsOlder] = useState(false);
  const { data, error, isPending, refetch } = useDeliveries(task, mostShown);
  if (isPending) return <SkeletonRows rows={1} height={72} label={heading} />;
  if (!data) return <FailedState error={error} onRetry={refetch} />;
  const [newest, ...older] = data.items;
  if (!newest) return null;
  const shared = { task, mayAnswer: assignees.some(({ id }) => id === user.id) };
  return (
    <section className={classes.deliveries} aria-label={heading}>
      <DeliveryItem {...shared} delivery={newest} before={older[0]} review={review?.(newest)} />
      {showsOlder &&
        older.map((delivery, at) => (
          <DeliveryItem key={delivery._id} {...shared} delivery={delivery} before={older[at + 1]} />
        ))}
      {older.length > 0 && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={showsOlder}
          onClick={() => setShowsOlder(!showsOlder)}
        >
          {t(showsOlder ? 'delivery.hideOlder' : 'delivery.older', { count: older.length })}
        </Button>
      )}
    </section>
  );
}

/** What was handed in last, beside what accepts it. */
export function LatestDelivery({ task }: { task: string }) {
  const { t } = useTranslation('tasks');
  const { data, isPending } = useDeliveries(task, 2);
  if (isPending) return <SkeletonRows rows={1} height={72} label={t('delivery.title')} />;
  const [newest, before] = data?.items ?? [];
  return newest ? <DeliveryItem task={task} delivery={newest} before={before} mayAnswer={false} /> : null;
}

/** The marks on what was handed in last, for who hands it in again. */
export function LatestMarks({ task }: { task: string }) {
  const { data } = useDeliveries(task, 2);
  const [newest] = data?.items ?? [];
  return newest ? <Marks task={task} delivery={newest} mayAnswer /> : null;
}

interface DeliveryItemProps {
  task: string;
  delivery: Delivery;
  /** The one before it, whose marks it answers. */
  before: Delivery | undefined;
  mayAnswer: boolean;
  review?: ReactNode;
}

function DeliveryItem({ task, delivery, before, mayAnswer, review }: DeliveryItemProps) {
  const { t } = useTranslation('tasks');
  const { number, author, at, body, links, files, sentBack } = delivery;
  const isEmpty = body === '' && links.length + files.length === 0;
  return (
    <article className={classes.delivery} aria-label={t('delivery.by', { number, name: author.name })}>
      <Row gap={8} lineGap={2} wrap size={13}>
        <Avatar name={author.name} src={author.avatar} size={24} decorative />
        <Text as="span" weight={600}>
          {t('delivery.by', { number, name: author.name })}
        </Text>
        <Text as="span" tone="muted" size={12}>
          <RelativeTime at={at} />
        </Text>
      </Row>
      {isEmpty && <Text tone="muted">{t('delivery.empty')}</Text>}
      {body && (
        <TextFilesProvider value={{ files }}>
          <RichText html={body} />
        </TextFilesProvider>
      )}
      {links.length > 0 && (
        <Stack as="ul" gap={4}>
          {links.map((link) => (
            <li key={link} className={classes.link}>
              <IconLink size={15} stroke={1.8} aria-hidden="true" />
              <a href={link} target="_blank" rel="noopener noreferrer nofollow" dir="ltr">
                {link.replace(/^https?:\/\//i, '')}
              </a>
            </li>
          ))}
        </Stack>
      )}
      <FileCards files={files} />
      {before && before.marks.length > 0 && <Answered {...before} />}
      <Marks task={task} delivery={delivery} mayAnswer={mayAnswer} />
      {review}
      {sentBack && (
        <Row gap={8} align="start" size={13} className={classes.back}>
          <IconArrowBackUp size={16} stroke={1.8} aria-hidden="true" />
          <Text as="div" grow>
            <span>
              {t('sentBack.by', { name: sentBack.by?.name ?? t('sentBack.somebody') })}{' '}
              <RelativeTime at={sentBack.at} />
            </span>
            {sentBack.reason && (
              <p className={classes.reason} dir="auto">
                {sentBack.reason}
              </p>
            )}
          </Text>
        </Row>
      )}
    </article>
  );
}

/** Which marks on the delivery before are done. */
function Answered({ number, marks }: Pick<Delivery, 'number' | 'marks'>) {
  const { t } = useTranslation('tasks');
  const open = marks.filter((mark) => !mark.done);
  return (
    <Stack gap={4} tone="muted" size={13}>
      <span>{t('marks.answered', { number, done: marks.length - open.length, count: marks.length })}</span>
      {open.map((mark) => (
        <Text key={mark.id} as="span" cut>
          {t('marks.stillOpen', { number: mark.number, body: mark.body })}
        </Text>
      ))}
    </Stack>
  );
}
