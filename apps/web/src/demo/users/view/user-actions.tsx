import type { User } from '@kazi/simulation/users';
import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import IconPencil from '#icons/IconPencil';
import IconTrash from '#icons/IconTrash';
import { links } from '../../routing/links.ts';
import { DeleteUser } from '../delete-user.tsx';
import { EditUser } from '../edit-user.tsx';
import { useSuspend } from '../use-suspend.ts';

/** Edits, suspends and deletes a user on their page. */
export function UserActions({ user }: { user: User }) {
  const [asked, setAsked] = useState<'edit' | 'delete'>();
  const router = useRouter();
  const suspend = useSuspend(user);
  const close = () => setAsked(undefined);
  return (
    <>
      <Tooltip label="Delete account">
        <ActionIcon
          variant="default"
          size={36}
          aria-label={`Delete the account of ${user.fullName}`}
          onClick={() => setAsked('delete')}
        >
          <IconTrash size={16} stroke={1.8} />
        </ActionIcon>
      </Tooltip>
      <Button variant="default" loading={suspend.isPending} onClick={suspend.toggle}>
        {suspend.isSuspended ? 'Reinstate' : 'Suspend'}
      </Button>
      <Button leftSection={<IconPencil size={16} stroke={1.8} />} onClick={() => setAsked('edit')}>
        Edit
      </Button>
      <Suspense>{asked === 'edit' && <EditUser user={user} onClose={close} />}</Suspense>
      {asked === 'delete' && (
        <DeleteUser user={user} onClose={close} onDeleted={() => router.navigate({ to: links.users })} />
      )}
    </>
  );
}
