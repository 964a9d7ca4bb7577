import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import IconUserPlus from '#icons/IconUserPlus';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { Page } from '../../../shell/page/page.tsx';
import { UserFigures } from './user-figures.tsx';
import { UserList } from './user-list.tsx';
import type { UserSearch } from './user-search.ts';

const AddUserPanel = onDemand(() => import('../add-user-panel.tsx').then((module) => module.AddUserPanel));

/** Everybody with an account. Search, order and page live in the address. */
export function UsersPage({ search }: { search: UserSearch }) {
  const [isAdding, setAdding] = useState(false);
  return (
    <Page
      title="Users"
      description="Everybody with an account, their role and their plan."
      actions={
        <Button leftSection={<IconUserPlus size={16} stroke={1.8} />} onClick={() => setAdding(true)}>
          Add a user
        </Button>
      }
    >
      <UserFigures />
      <UserList search={search} />
      <Suspense>{isAdding && <AddUserPanel onClose={() => setAdding(false)} />}</Suspense>
    </Page>
  );
}
