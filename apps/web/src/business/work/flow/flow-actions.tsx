import type { Flow } from '@kazi/contract/work';
import { ActionIcon, Menu } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconDots from '#icons/IconDots';
import IconTrash from '#icons/IconTrash';
import { client } from '../../../api/client.ts';
import { api } from '../../../api/queries.ts';
import { Confirm } from '../../../shell/dialog/confirm.tsx';
import { useWrite } from '../../../shell/record/use-write.ts';

/** Actions on a whole flow, those the viewer may take. */
export function FlowActions({ flow }: { flow: Flow }) {
  const { t } = useTranslation('flows');
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
  const remove = useWrite(client.work.flows.delete, {
    changes: ['flow', 'story', 'task'],
    leave: () => navigate({ to: '/apps/$appId/flows', params: { appId: flow.app } }),
    gone: ({ id }) => api.work.flows.get.key({ input: { id } }),
    says: ({ message }) => message,
  });
  if (!flow.may.delete) return null;
  return (
    <>
      <Menu position="bottom-end" width={200}>
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={t('more')}>
            <IconDots size={18} stroke={1.8} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            color="red.8"
            leftSection={<IconTrash size={16} stroke={1.6} />}
            onClick={() => setAsks(true)}
          >
            {t('delete.button')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {asks && (
        <Confirm
          title={t('delete.title', { name: flow.name })}
          confirmLabel={t('delete.button')}
          danger
          busy={remove.busy}
          onConfirm={() => remove.run({ id: flow._id })}
          onClose={() => setAsks(false)}
        >
          {t('delete.message', { count: flow.stories.total })}
        </Confirm>
      )}
    </>
  );
}
