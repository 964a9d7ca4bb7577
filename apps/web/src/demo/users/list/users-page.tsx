import { ask } from '@kazi/simulation/ask';
import { listUsers } from '@kazi/simulation/users';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconUserPlus from '#icons/IconUserPlus';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { Page } from '../../../shell/page/page.tsx';
import { ExportMenu } from '../../parts/export-menu.tsx';
import { useUserSheet } from './use-user-sheet.ts';
import { UserFigures } from './user-figures.tsx';
import { UserList } from './user-list.tsx';
import type { UserSearch } from './user-search.ts';

const AddUserPanel = onDemand(() => import('../add-user-panel.tsx').then((module) => module.AddUserPanel));

/** More than there are: all on one page. */
const all = 10_000;

/** Everybody with an account. Search, order and page live in the address. */
export function UsersPage({ search }: { search: UserSearch }) {
  const { t } = useTranslation('demo/users');
  const [isAdding, setAdding] = useState(false);
  return (
    <Page
      title={t('list.title')}
      description={t('list.description')}
      actions={
        <>
          <ExportFound search={search} />
          <Button leftSection={<IconUserPlus size={16} stroke={1.8} />} onClick={() => setAdding(true)}>
            {t('add.open')}
          </Button>
        </>
      }
    >
      <UserFigures />
      <UserList search={search} />
      <Suspense>{isAdding && <AddUserPanel onClose={() => setAdding(false)} />}</Suspense>
    </Page>
  );
}

/** Saves all users that the search finds, on whichever page they are. */
function ExportFound({ search: { q, role, plan, status, sortColumn, sort } }: { search: UserSearch }) {
  const sheet = useUserSheet();
  async function found() {
    const narrowed = { q, role, currentPlan: plan, status, sortColumn, sort };
    const { users } = await ask(listUsers, { ...narrowed, perPage: all });
    return sheet(users);
  }
  return <ExportMenu name="users" sheet={found} />;
}
