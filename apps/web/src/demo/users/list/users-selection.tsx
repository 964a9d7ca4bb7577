import { type User, updateUser } from '@kazi/simulation/users';
import { toast } from '@kazi/ui/toast';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import IconUserOff from '#icons/IconUserOff';
import { useChange } from '../../calls/use-answer.ts';
import { ExportMenu } from '../../parts/export-menu.tsx';
import { SelectionBar } from '../../parts/selection.tsx';
import type { Selection } from '../../parts/use-selection.ts';
import { userCalls } from '../users.ts';
import { useUserSheet } from './use-user-sheet.ts';

/** What can be done with all the users chosen. */
export function UsersSelection({ users, selection }: { users: readonly User[]; selection: Selection }) {
  const { t } = useTranslation('demo/users');
  const sheet = useUserSheet();
  const change = useChange(updateUser, { changes: userCalls });
  const chosen = users.filter(({ id }) => selection.has(id));

  function suspend(): void {
    for (const { id } of chosen) change.mutate({ id, status: 'inactive' });
    selection.clear();
    toast({
      message: t('actions.suspendedMany', { count: chosen.length }),
      action: {
        label: t('actions.undo'),
        run: () => {
          for (const { id, status } of chosen) change.mutate({ id, status });
        },
      },
    });
  }

  return (
    <SelectionBar selection={selection}>
      <ExportMenu name="users" isSmall sheet={() => sheet(chosen)} />
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconUserOff size={14} stroke={1.8} />}
        onClick={suspend}
      >
        {t('actions.suspend')}
      </Button>
    </SelectionBar>
  );
}
