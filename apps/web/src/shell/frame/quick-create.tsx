import { Kbd } from '@kazi/ui/kbd';
import { ActionIcon } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import IconPlus from '#icons/IconPlus';
import { Menu } from '../menu.tsx';
import type { QuickAction } from './types.ts';

/** What can be made from anywhere. Not there for somebody who may make nothing. */
export function QuickCreate({ actions, size = 36 }: { actions: readonly QuickAction[]; size?: number }) {
  const { t } = useTranslation('shell');
  if (actions.length === 0) return null;
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon size={size} aria-label={t('create')}>
          <IconPlus size={18} stroke={2} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label, icon: Icon, keys, run }) => (
          <Menu.Item
            key={label}
            leftSection={<Icon size={16} stroke={1.6} />}
            rightSection={keys && <Kbd keys={keys} />}
            onClick={run}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
