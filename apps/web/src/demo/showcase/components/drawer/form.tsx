import { cents } from '@kazi/contract/cents';
import { toast } from '@kazi/ui/toast';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { AmountField } from '../../../../shell/amount/amount-field.tsx';
import type { TypedAmount } from '../../../../shell/amount/read-amount.ts';
import { DayField } from '../../../../shell/day-field/day-field.tsx';
import { SidePanel } from '../../../parts/side-panel.tsx';

export default function Form() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>New task</Button>
      {isOpen && <TaskPanel onClose={() => setOpen(false)} />}
    </>
  );
}

function TaskPanel({ onClose }: { onClose: () => void }) {
  const [title, setTitle] = useState('');
  const [reward, setReward] = useState<TypedAmount>(cents(2_500_00));
  const [until, setUntil] = useState('');
  const [error, setError] = useState<string>();
  return (
    <SidePanel
      title="New task"
      submitLabel="Create task"
      isDirty={title !== '' || until !== ''}
      busy={false}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (!title.trim()) return setError('Say what is to be done.');
        if (typeof reward === 'string') return;
        toast({ message: `${title}: created` });
        onClose();
      }}
    >
      <TextInput
        label="What is to be done"
        placeholder="Paint the sign of the shop"
        required
        data-autofocus
        value={title}
        error={error}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <AmountField name="showcase-drawer" label="Reward" value={reward} onChange={setReward} />
      <DayField label="Until" value={until} onChange={setUntil} />
    </SidePanel>
  );
}
