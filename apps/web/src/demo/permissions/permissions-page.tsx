import {
  addPermission,
  deletePermission,
  listPermissions,
  type Permission,
  type RoleName,
  restorePermission,
  roleNames,
  updatePermission,
} from '@kazi/simulation/permissions';
import { Row } from '@kazi/ui/layout';
import { RecordTable } from '@kazi/ui/record-table';
import { toast } from '@kazi/ui/toast';
import { Badge, Button, TextInput, VisuallyHidden } from '@mantine/core';
import { useForm } from '@mantine/form';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconPencil from '#icons/IconPencil';
import IconPlus from '#icons/IconPlus';
import IconTrash from '#icons/IconTrash';
import filters from '../../shell/page/filters.module.css';
import { Page } from '../../shell/page/page.tsx';
import { SearchField } from '../../shell/page/search-field.tsx';
import { useChangeSearch } from '../../shell/use-change-search.ts';
import { answerOf, useChange } from '../calls/use-answer.ts';
import { Action, ActionsMenu } from '../parts/actions-menu.tsx';
import { ChoiceFilter } from '../parts/choice-filter.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { ListStates } from '../parts/list-states.tsx';
import { NumberedPages } from '../parts/numbered-pages.tsx';
import { useRemoval } from '../parts/use-removal.ts';
import { given } from '../parts/validators.ts';
import classes from './permissions-page.module.css';

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
        <ChoiceFilter
          label={t('permissions.role')}
          none={t('permissions.anyRole')}
          words={roleNames}
          nameOf={(word) => t(`roles.${word}`)}
          value={role}
          onChoose={(word) => narrow({ role: word })}
        />
      </search>
      <ListStates
        query={query}
        what="permissions"
        isEmpty={({ total }) => total === 0}
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
      isDirty={form.isDirty()}
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

/** Permissions as rows; on a phone, as cards. */
function PermissionTable({ permissions }: { permissions: readonly Permission[] }) {
  const { t } = useTranslation('demo/access');
  return (
    <RecordTable
      label={t('permissions.title')}
      columns={[
        t('permissions.columns.name'),
        t('permissions.columns.assignedTo'),
        t('permissions.columns.created'),
        <VisuallyHidden key="actions">{t('permissions.columns.actions')}</VisuallyHidden>,
      ]}
    >
      {permissions.map((permission) => (
        <PermissionRow key={permission.id} permission={permission} />
      ))}
    </RecordTable>
  );
}

const removal = { remove: deletePermission, restore: restorePermission, changes: [listPermissions] };

function PermissionRow({ permission }: { permission: Permission }) {
  const { t } = useTranslation('demo/access');
  const [isRenaming, setRenaming] = useState(false);
  const remove = useRemoval(removal);
  const { id, name } = permission;
  return (
    <tr>
      <th scope="row">
        <bdi>{permission.name}</bdi>
      </th>
      <td>
        <Row as="span" gap={6} align="stretch" wrap>
          {permission.assignedTo.map((role) => (
            <Badge key={role} variant="light" color={role === 'administrator' ? 'accent' : 'gray'} tt="none">
              {t(`roles.${role}`)}
            </Badge>
          ))}
        </Row>
      </td>
      <td className={classes.date}>
        <bdi>{permission.createdDate}</bdi>
      </td>
      <td data-actions>
        <ActionsMenu label={t('permissions.actionsOf', { name: permission.name })}>
          <Action icon={IconPencil} onClick={() => setRenaming(true)}>
            {t('permissions.rename')}
          </Action>
          <Action
            icon={IconTrash}
            danger
            onClick={() => remove([{ id }], t('permissions.removed', { name }))}
          >
            {t('permissions.remove')}
          </Action>
        </ActionsMenu>
        {isRenaming && <RenamePermissionDialog permission={permission} onClose={() => setRenaming(false)} />}
      </td>
    </tr>
  );
}

interface RenamePermissionDialogProps {
  permission: Permission;
  onClose: () => void;
}

/** Gives a permission another name; the roles that have it keep it. */
function RenamePermissionDialog({ permission, onClose }: RenamePermissionDialogProps) {
  const { t } = useTranslation('demo/access');
  const form = useForm({
    initialValues: { name: permission.name },
    validate: { name: given(t('permissions.nameMissing')) },
  });
  const rename = useChange(updatePermission, {
    changes: [listPermissions],
    onDone: (_answer, { name }) => {
      toast({ message: t('permissions.renamed', { name }) });
      onClose();
    },
  });
  return (
    <FormDialog
      isDirty={form.isDirty()}
      title={t('permissions.renameTitle', { name: permission.name })}
      submitLabel={t('permissions.rename')}
      busy={rename.isPending}
      onSubmit={form.onSubmit(({ name }) => rename.mutate({ id: permission.id, name: name.trim() }))}
      onClose={onClose}
    >
      <TextInput label={t('permissions.name')} data-autofocus {...form.getInputProps('name')} />
    </FormDialog>
  );
}
