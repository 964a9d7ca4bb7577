import type { Icon } from '@tabler/icons-react';
import { Menu } from './menu.tsx';

interface MenuAction {
  label: string;
  icon?: Icon;
  run: () => void;
}

/** What can be done with a record, as items of a menu; what the viewer may not do stands as false. */
export const MenuActions = ({ actions }: { actions: readonly (MenuAction | false)[] }) =>
  actions.map((action) => {
    if (!action) return null;
    const { label, icon: Sign, run } = action;
    return (
      <Menu.Item key={label} {...(Sign && { leftSection: <Sign size={16} stroke={1.6} /> })} onClick={run}>
        {label}
      </Menu.Item>
    );
  });
