import type { User } from '@kazi/contract/identity';
import type { Role } from '@kazi/contract/organisation';
import { Drawer, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from '../../../../shell/dialog/use-return-focus.ts';
import formClasses from '../../../../shell/edit-form/form.module.css';
import { useRoleName } from '../../../identity/index.ts';
import { UserPicker } from '../../shared/user-picker.tsx';
import { permissionsOf } from '../draft.ts';
import type { RoleDraft } from '../use-role-draft.ts';
import { Preview } from './preview.tsx';
import classes from './try-out.module.css';

interface TryOutDrawerProps {
  roles: readonly Role[];
  draft: RoleDraft;
  onClose: () => void;
}

/** "What would this person see?": a role, as it is in the draft, tried out on somebody before it is saved. */
export function TryOutDrawer({ roles, draft, onClose }: TryOutDrawerProps) {
  const { t } = useTranslation(['roles', 'common']);
  const nameOf = useRoleName();
  useReturnFocus();
  const [chosen, setChosen] = useState((draft.changed[0] ?? roles.find(({ may }) => may.update))?.id);
  const [person, setPerson] = useState<User>();
  const role = roles.find(({ id }) => id === chosen);
  const current = roles.find(({ name }) => name === person?.role);
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={480}
      title={t('tryOut.title')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <p className={classes.intro}>{t('tryOut.intro')}</p>
      <div className={formClasses.form}>
        <UserPicker label={t('tryOut.person')} value={person} onChange={setPerson} data-autofocus />
        <NativeSelect
          label={t('tryOut.role')}
          value={chosen ?? ''}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          data={roles.map(({ id, name }) => ({
            value: id,
            label: draft.draft.has(id) ? t('tryOut.changedRole', { name: nameOf(name) }) : nameOf(name),
          }))}
        />
      </div>
      {person && role && (
        <Preview person={person} wanted={permissionsOf(draft.draft, role)} current={current?.permissions} />
      )}
    </Drawer>
  );
}
