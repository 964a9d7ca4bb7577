import { useTranslation } from 'react-i18next';
import IconDoorExit from '#icons/IconDoorExit';
import { leaveDemo } from '../../boot/variant.ts';
import { Menu } from '../../shell/menu.tsx';

/** The way back to the business application. */
export function LeaveItem() {
  const { t } = useTranslation('demo');
  return (
    <Menu.Item leftSection={<IconDoorExit size={16} stroke={1.6} />} onClick={leaveDemo}>
      {t('leave')}
    </Menu.Item>
  );
}
