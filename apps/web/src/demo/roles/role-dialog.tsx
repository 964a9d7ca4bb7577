import { listPermissions } from '@kazi/simulation/permissions';
import { type Grant, listRoles, type Role, saveRole } from '@kazi/simulation/roles';
import { toast } from '@kazi/ui/toast';
import { Checkbox, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf, useChange } from '../calls/use-answer.ts';
import { FormDialog } from '../parts/form-dialog.tsx';
import { given } from '../parts/validators.ts';
import classes from './role-dialog.module.css';
import { useRoleLabel } from './use-role-label.ts';

interface RoleDialogProps {
  /** Left out for a new one. */
  role: Role | undefined;
  onClose: () => void;
}

/** More than there are: all on one page. */
const all = 100;

const nothing = (permission: string): Grant => ({ permission, read: false, write: false, create: false });

/** Names a role, and says what it may do with each permission. */
export function RoleDialog({ role, onClose }: RoleDialogProps) {
  const { t } = useTranslation('demo/access');
  const roleLabel = useRoleLabel();
  const label = role ? roleLabel(role.name) : '';
  const { data } = useQuery(answerOf(listPermissions, { perPage: all }));
  const form = useForm<{ name: string; grants: Grant[] }>({
    initialValues: { name: label, grants: role?.grants ?? [] },
    validate: { name: given(t('role.nameMissing')) },
  });
  const save = useChange(saveRole, {
    changes: [listRoles],
    onDone: (answer) => {
      toast({ message: t('role.saved', { role: roleLabel(answer.role.name) }) });
      onClose();
    },
  });
  const grantOf = (permission: string) =>
    form.values.grants.find((grant) => grant.permission === permission) ?? nothing(permission);
  const grants = (data?.permissions ?? []).map(({ name }) => grantOf(name));
  return (
    <FormDialog
      isDirty={form.isDirty()}
      title={role ? t('role.editTitle', { role: label }) : t('role.addTitle')}
      submitLabel={t(role ? 'role.save' : 'role.add')}
      busy={save.isPending}
      onSubmit={form.onSubmit(({ name }) =>
        save.mutate({
          // A name of the sample stays the key of its texts until it is written anew.
          role: {
            ...(role && { id: role.id }),
            name: role && name === label ? role.name : name.trim(),
            grants,
          },
        }),
      )}
      onClose={onClose}
    >
      <TextInput label={t('role.name')} data-autofocus {...form.getInputProps('name')} />
      <GrantMatrix grants={grants} onChange={(changed) => form.setFieldValue('grants', changed)} />
    </FormDialog>
  );
}

const ways = ['read', 'write', 'create'] as const;

interface GrantMatrixProps {
  grants: readonly Grant[];
  onChange: (grants: Grant[]) => void;
}

/** Each permission with what a role may do: read, write, create. The boxes above set a whole column. */
function GrantMatrix({ grants, onChange }: GrantMatrixProps) {
  const { t } = useTranslation('demo/access');
  const set = (permission: string | undefined, change: Partial<Grant>) =>
    onChange(
      grants.map((grant) =>
        permission === undefined || grant.permission === permission ? { ...grant, ...change } : grant,
      ),
    );
  return (
    <table className={classes.matrix} aria-label={t('grants.label')}>
      <thead>
        <tr>
          <th scope="col">{t('grants.permission')}</th>
          {ways.map((way) => {
            const granted = grants.filter((grant) => grant[way]).length;
            const isAll = granted === grants.length && granted > 0;
            return (
              <th key={way} scope="col">
                <Checkbox
                  size="xs"
                  label={t(`grants.${way}`)}
                  aria-label={t('grants.all', { way: t(`grants.${way}`) })}
                  checked={isAll}
                  indeterminate={granted > 0 && !isAll}
                  onChange={() => set(undefined, { [way]: !isAll })}
                />
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {grants.map((grant) => (
          <tr key={grant.permission}>
            <th scope="row">
              <bdi>{grant.permission}</bdi>
            </th>
            {ways.map((way) => (
              <td key={way}>
                <Checkbox
                  size="xs"
                  aria-label={t('grants.one', { permission: grant.permission, way: t(`grants.${way}`) })}
                  checked={grant[way]}
                  onChange={({ currentTarget }) => set(grant.permission, { [way]: currentTarget.checked })}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
