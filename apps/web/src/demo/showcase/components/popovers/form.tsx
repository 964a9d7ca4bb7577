import { Button, Group, NumberInput, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';

export default function Form() {
  const [isOpen, { toggle, close }] = useDisclosure();
  const [limit, setLimit] = useState(50_000);
  const [typed, setTyped] = useState<string | number>(limit);
  const save = () => {
    setLimit(Number(typed));
    close();
  };
  return (
    <>
      <p role="status">At most KES {limit.toLocaleString('en-KE')} a day</p>
      <Popover
        opened={isOpen}
        onChange={toggle}
        onDismiss={close}
        width={260}
        trapFocus
        returnFocus
        withArrow
      >
        <Popover.Target>
          <Button mt="sm" variant="default" onClick={toggle}>
            Change the limit
          </Button>
        </Popover.Target>
        <Popover.Dropdown aria-label="Limit of a day">
          <form
            onSubmit={(event) => {
              event.preventDefault();
              save();
            }}
          >
            <NumberInput
              label="Limit of a day"
              prefix="KES "
              thousandSeparator
              min={0}
              max={500_000}
              hideControls
              value={typed}
              onChange={setTyped}
              data-autofocus
            />
            <Group gap="xs" mt="sm" justify="flex-end">
              <Button size="compact-sm" variant="default" onClick={close}>
                Cancel
              </Button>
              <Button size="compact-sm" type="submit" disabled={typed === ''}>
                Save
              </Button>
            </Group>
          </form>
        </Popover.Dropdown>
      </Popover>
    </>
  );
}
