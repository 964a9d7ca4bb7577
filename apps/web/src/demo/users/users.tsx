import {
  allUsers,
  deleteUser,
  getUser,
  listUsers,
  restoreUser,
  type User,
  type UserRole,
  updateUser,
} from '@kazi/simulation/users';
import { Row } from '@kazi/ui/layout';
import { toast } from '@kazi/ui/toast';
import type { Icon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import IconCrown from '#icons/IconCrown';
import IconFeather from '#icons/IconFeather';
import IconPencil from '#icons/IconPencil';
import IconTool from '#icons/IconTool';
import IconUser from '#icons/IconUser';
import { useChange } from '../calls/use-answer.ts';
import { useRemoval } from '../parts/use-removal.ts';
import classes from './users.module.css';

/** The calls that answer otherwise once a user has changed. */
export const userCalls = [allUsers, getUser, listUsers] as const;

/** Takes a user's access away, or gives it back; the toast takes either back. */
export function useSuspend({ id, fullName, status }: User) {
  const { t } = useTranslation('demo/users');
  const change = useChange(updateUser, { changes: userCalls });
  const isSuspended = status === 'inactive';
  function toggle() {
    change.mutate({ id, status: isSuspended ? 'active' : 'inactive' });
    toast({
      message: t(isSuspended ? 'actions.reinstated' : 'actions.suspended', { name: fullName }),
      action: { label: t('actions.undo'), run: () => change.mutate({ id, status }) },
    });
  }
  return { isSuspended, toggle, isPending: change.isPending };
}

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
    <Row as="span" inline gap={8} className={classes.role}>
      <Sign size={16} stroke={1.7} color={`var(--kz-${tone})`} aria-hidden="true" />
      {t(`roles.${role}`)}
    </Row>
  );
}

/** Deletes a user's account, and offers to bring it back. */
export function useDeleteUser(): (user: User) => Promise<void> {
  const { t } = useTranslation('demo/users');
  const remove = useRemoval({ remove: deleteUser, restore: restoreUser, changes: userCalls });
  return ({ id, fullName }) => remove([{ id }], t('delete.done', { name: fullName }));
}
