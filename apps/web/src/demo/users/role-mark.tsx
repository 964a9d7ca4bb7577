import type { UserRole } from '@kazi/simulation/users';
import type { Icon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import IconCrown from '#icons/IconCrown';
import IconFeather from '#icons/IconFeather';
import IconPencil from '#icons/IconPencil';
import IconTool from '#icons/IconTool';
import IconUser from '#icons/IconUser';
import classes from './role-mark.module.css';

const signs: Record<UserRole, { icon: Icon; tone: string }> = {
  admin: { icon: IconCrown, tone: 'danger' },
  editor: { icon: IconPencil, tone: 'info' },
  author: { icon: IconFeather, tone: 'review' },
  maintainer: { icon: IconTool, tone: 'success' },
  subscriber: { icon: IconUser, tone: 'neutral' },
};

/** A role with its icon, the same on every page. */
export function RoleMark({ role }: { role: UserRole }) {
  const { t } = useTranslation('demo/users');
  const { icon: Sign, tone } = signs[role];
  return (
    <span className={classes.role}>
      <Sign size={16} stroke={1.7} color={`var(--kz-${tone})`} aria-hidden="true" />
      {t(`roles.${role}`)}
    </span>
  );
}
