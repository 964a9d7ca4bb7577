import type { Project } from '@kazi/contract/organisation';
import type { Approver } from '@kazi/contract/work';
import { Avatar } from '@kazi/ui/avatar';
import { List, Row, Text } from '@kazi/ui/layout';
import { Panel } from '@kazi/ui/panel';
import { ActionIcon, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconX from '#icons/IconX';
import { client } from '../../../api/client.ts';
import { api } from '../../../api/queries.ts';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { useWrite } from '../../../shell/record/use-write.ts';

const ApproverDialog = onDemand(() =>
  import('./approver-dialog.tsx').then((module) => module.ApproverDialog),
);

/** Who approves the work of a project; its payer names them. Nothing where there is nobody to see or to name. */
export function ApproversPanel({ project: { id } }: { project: Project }) {
  const { t } = useTranslation('overview');
  const { data } = useQuery(api.work.approvers.ofProject.queryOptions({ input: { id } }));
  const [isNaming, setNaming] = useState(false);
  if (!data || (data.items.length === 0 && !data.may.update)) return null;
  return (
    <Panel
      title={t('approvers.title')}
      description={t('approvers.description')}
      actions={
        data.may.update && (
          <Button variant="default" onClick={() => setNaming(true)}>
            {t('approvers.name')}
          </Button>
        )
      }
    >
      {data.items.length === 0 ? (
        <Text tone="muted" size={13}>
          {t('approvers.none')}
        </Text>
      ) : (
        <List>
          {data.items.map((approver) => (
            <ApproverLine
              key={approver.person.id}
              project={id}
              approver={approver}
              mayRemove={data.may.update}
            />
          ))}
        </List>
      )}
      <Suspense>{isNaming && <ApproverDialog project={id} onClose={() => setNaming(false)} />}</Suspense>
    </Panel>
  );
}

interface ApproverLineProps {
  project: string;
  approver: Approver;
  mayRemove: boolean;
}

function ApproverLine({ project, approver: { person }, mayRemove }: ApproverLineProps) {
  const { t } = useTranslation('overview');
  const { name } = person;
  const { run, busy } = useWrite(client.work.approvers.remove, {
    changes: ['project'],
    says: () => t('approvers.removed', { name }),
  });
  return (
    <Row as="li" gap={8} size={13}>
      <Avatar name={name} src={person.avatar} size={24} decorative />
      <Text as="span" grow cut>
        {name}
      </Text>
      {mayRemove && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          loading={busy}
          aria-label={t('approvers.remove', { name })}
          onClick={() => void run({ id: project, user: person.id })}
        >
          <IconX size={16} stroke={1.6} />
        </ActionIcon>
      )}
    </Row>
  );
}
