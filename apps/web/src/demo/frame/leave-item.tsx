import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import IconDoorExit from '#icons/IconDoorExit';
import { leaveDemo } from '../../boot/variant.ts';

/** The way back to the business application. */
export function LeaveItem() {
  const { t } = useTranslation('demo');
  return (
    <Menu.Item leftSection={<IconDoorExit size={16} stroke={1.6} />} onClick={leaveDemo}>
      {t('leave')}
    </Menu.Item>
  );
}
