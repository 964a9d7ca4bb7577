import { addPermission, listPermissions, type RoleName, roleNames } from '@kazi/simulation/permissions';
import { toast } from '@kazi/ui/toast';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconPlus from '#icons/IconPlus';
import { FormDialog } from '../../shell/dialog/form-dialog.tsx';
import filters from '../../shell/page/filters.module.css';
import { Page } from '../../shell/page/page.tsx';
import { SearchField } from '../../shell/page/search-field.tsx';
import { oneOf } from '../../shell/search-params.ts';
import { useChangeSearch } from '../../shell/use-change-search.ts';
import { answerOf, useChange } from '../calls/use-answer.ts';
import { ListStates } from '../parts/list-states.tsx';
import { NumberedPages } from '../parts/numbered-pages.tsx';
import { given } from '../parts/validators.ts';
import { PermissionTable } from './permission-table.tsx';

const perPage = 10;

interface PermissionSearch {
  q?: string | undefined;
  role?: RoleName | undefined;
  page?: number | undefined;
}

/** Every permission with the roles that have it. The search lives in the address. */
export function PermissionsPage({ search }: { search: PermissionSearch }) {
  const { t } = useTranslation('demo/access');
  const { q, role, page = 1 } = search;
  const change = useChangeSearch<PermissionSearch>();
  /** Another list begins at its first page. */
  const narrow = (changes: PermissionSearch) => change({ page: undefined, ...changes });
  const [isAdding, setAdding] = useState(false);
  const query = useQuery({
    ...answerOf(listPermissions, { q, assignedTo: role, page, perPage: perPage }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page
      title={t('permissions.title')}
      description={t('permissions.description')}
      actions={
        <Button leftSection={<IconPlus size={16} stroke={2} />} onClick={() => setAdding(true)}>
          {t('permissions.add')}
        </Button>
      }
    >
      <search className={filters.filters}>
        <SearchField
          className={filters.search}
          label={t('permissions.search')}
          value={q}
          onSearch={(words) => narrow({ q: words })}
        />
        <NativeSelect
          aria-label={t('permissions.role')}
          value={role ?? ''}
          onChange={({ currentTarget }) => narrow({ role: oneOf(currentTarget.value, roleNames) })}
          data={[
            { value: '', label: t('permissions.anyRole') },
            ...roleNames.map((value) => ({ value, label: t(`roles.${value}`) })),
          ]}
        />
      </search>
      <ListStates
        query={query}
        what="permissions"
        isEmpty={({ permissions }) => permissions.length === 0}
        onClear={q || role ? () => narrow({ q: undefined, role: undefined }) : undefined}
      >
        {({ permissions, total }) => (
          <>
            <PermissionTable permissions={permissions} />
            <NumberedPages
              what="permissions"
              page={page}
              perPage={perPage}
              total={total}
              onPage={(next) => change({ page: next }, { replace: false })}
            />
          </>
        )}
      </ListStates>
      {isAdding && <AddPermissionDialog onClose={() => setAdding(false)} />}
    </Page>
  );
}

/** Makes a permission, which the administrator alone has at first. */
function AddPermissionDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('demo/access');
  const form = useForm({
    initialValues: { name: '' },
    validate: { name: given(t('permissions.nameMissing')) },
  });
  const add = useChange(addPermission, {
    changes: [listPermissions],
    onDone: ({ permission }) => {
      toast({ message: t('permissions.added', { name: permission.name }) });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('permissions.addTitle')}
      submitLabel={t('permissions.addSubmit')}
      busy={add.isPending}
      onSubmit={form.onSubmit(({ name }) => add.mutate({ permission: { name: name.trim() } }))}
      onClose={onClose}
    >
      <TextInput
        label={t('permissions.name')}
        description={t('permissions.nameHint')}
        data-autofocus
        {...form.getInputProps('name')}
      />
    </FormDialog>
  );
}
