import { people } from '@kazi/simulation/people';
import { Avatar } from '@kazi/ui/avatar';
import { Stack } from '@kazi/ui/layout';
import { toast } from '@kazi/ui/toast';
import { NativeSelect, Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../shell/dialog/form-dialog.tsx';
import classes from './modals.module.css';

const rights = ['read', 'comment', 'edit'] as const;

/** Adds people to something, each with what they may do. */
export function ShareDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('demo/modals');
  const [shared, setShared] = useState(people.slice(1, 4));
  const others = people.filter((person) => !shared.includes(person));
  const add = (id: string | null) => {
    const person = others.find((other) => String(other.id) === id);
    if (person) setShared([...shared, person]);
  };
  return (
    <FormDialog
      title={t('share.dialogTitle')}
      submitLabel={t('share.submit')}
      busy={false}
      onSubmit={(event) => {
        event.preventDefault();
        toast({ message: t('share.done', { count: shared.length }) });
        onClose();
      }}
      onClose={onClose}
    >
      <Select
        label={t('share.add')}
        placeholder={t('share.typeName')}
        searchable
        value={null}
        data={others.map(({ id, fullName }) => ({ value: String(id), label: fullName }))}
        onChange={add}
        data-autofocus
      />
      <Stack as="ul" gap={8} className={classes.people}>
        {shared.map(({ id, fullName, avatar }) => (
          <li key={id}>
            <Avatar name={fullName} src={avatar} size={32} decorative />
            <bdi>{fullName}</bdi>
            <NativeSelect
              aria-label={t('share.mayDo', { name: fullName })}
              data={rights.map((value) => ({ value, label: t(`share.rights.${value}`) }))}
              defaultValue={rights[1]}
            />
          </li>
        ))}
      </Stack>
    </FormDialog>
  );
}
