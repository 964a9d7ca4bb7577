import { cents } from '@kazi/contract/cents';
import { Money } from '@kazi/ui/money';
import { Button, Group, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { AmountField } from '../../../../shell/amount/amount-field.tsx';
import { centsIn, type TypedAmount } from '../../../../shell/amount/read-amount.ts';
import { useAmountCheck } from '../../../../shell/amount/use-amount-check.ts';

export default function Form() {
  const [isOpen, { toggle, close }] = useDisclosure();
  const [limit, setLimit] = useState(cents(50_000_00));
  const [typed, setTyped] = useState<TypedAmount>(limit);
  const problem = useAmountCheck()(typed, { min: 0, max: 500_000_00 });
  const save = () => {
    if (problem) return;
    setLimit(centsIn(typed) ?? limit);
    close();
  };
  return (
    <>
      <p role="status">
        At most <Money amount={limit} currency="KES" /> a day
      </p>
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
            <AmountField
              name="showcase-limit"
              label="Limit of a day"
              value={typed}
              onChange={setTyped}
              error={typeof typed === 'number' && problem}
              data-autofocus
            />
            <Group gap="xs" mt="sm" justify="flex-end">
              <Button size="compact-sm" variant="default" onClick={close}>
                Cancel
              </Button>
              <Button size="compact-sm" type="submit" disabled={typed === null}>
                Save
              </Button>
            </Group>
          </form>
        </Popover.Dropdown>
      </Popover>
    </>
  );
}
