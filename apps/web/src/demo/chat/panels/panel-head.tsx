import type { Contact } from '@kazi/simulation/chat';
import { Avatar } from '@kazi/ui/avatar';
import { Row, Stack, Text } from '@kazi/ui/layout';
import { useTranslation } from 'react-i18next';
import { StatusDot } from '../people/face.tsx';
import classes from './panels.module.css';

/** Somebody's picture, name, job and status, at the top of a panel. */
export function PanelHead({ person: { fullName, avatar, role, status } }: { person: Contact }) {
  const { t } = useTranslation('demo/chat');
  return (
    <Stack gap={2} align="center" className={classes.head}>
      <Avatar name={fullName} src={avatar} size={88} decorative />
      <p className={classes.name} dir="auto">
        {fullName}
      </p>
      <Text tone="muted" dir="auto">
        {role}
      </Text>
      <Row as="p" inline gap={4} size={13} className={classes.status}>
        <StatusDot status={status} />
        {t(`statuses.${status}`)}
      </Row>
    </Stack>
  );
}
