import { Row, Stack, Text } from '@kazi/ui/layout';
import type { Happening } from '@kazi/contract/work';
import { Avatar } from '@kazi/ui/avatar';
import { RelativeTime } from '@kazi/ui/relative-time';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './happening-list.module.css';

const verbs = [
  'created',
  'submitted',
  'accepted',
  'acceptance-undone',
  'rejected',
  'reopened',
  'cancelled',
  'moved',
  'commented',
] as const;

/** What people did to which task, newest first; each leads to its task. */
export function HappeningList({ happenings }: { happenings: readonly Happening[] }) {
  const { t } = useTranslation('dashboard');
  return (
    <Stack as="ul" gap={14}>
      {happenings.map(({ id, actor, verb, task, number, title, at, reason }) => (
        <Row key={id} as="li" gap={10} align="start" size={13}>
          <Avatar name={actor?.name ?? '?'} src={actor?.avatar ?? null} size={28} decorative />
          <Stack grow className={classes.words}>
            <span>
              <strong>{actor?.name ?? t('recent.somebody')}</strong>{' '}
              {t(`recent.${verbs.find((known) => known === verb) ?? 'changed'}`)}
            </span>
            <Link to="/tasks/$taskId" params={{ taskId: task }} className={classes.task}>
              <bdi>{number}</bdi> {title}
            </Link>
            {reason && (
              <q className={classes.reason} dir="auto">
                {reason}
              </q>
            )}
          </Stack>
          <Text as="span" tone="muted" size={12} className={classes.when}>
            <RelativeTime at={at} />
          </Text>
        </Row>
      ))}
    </Stack>
  );
}
