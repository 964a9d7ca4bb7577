import { cents } from '@kazi/contract/cents';
import { people } from '@kazi/simulation/people';
import { Avatar } from '@kazi/ui/avatar';
import { Stack, Text } from '@kazi/ui/layout';
import { Money } from '@kazi/ui/money';
import { ActionIcon, Button, Group, HoverCard, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import IconHelpCircle from '#icons/IconHelpCircle';
import { AmountField } from '../../../../shell/amount/amount-field.tsx';
import { centsIn, type TypedAmount } from '../../../../shell/amount/read-amount.ts';
import { useAmountCheck } from '../../../../shell/amount/use-amount-check.ts';
import { links } from '../../../routing/links.ts';

const taxes = {
  PAYE: 'Income tax, from KES 24,000 a month. It is due on the 9th of the next month.',
  SHIF: 'For the hospital: 2.75% of the gross pay, at least KES 300.',
  'Housing levy': '1.5% of the gross pay, and as much again from the firm.',
};

export function InfoExample() {
  return (
    <Stack as="ul" gap={10}>
      {Object.entries(taxes).map(([name, text]) => (
        <li key={name}>
          <Group gap={4}>
            <span>{name}</span>
            <Popover width={260} position="top" withArrow>
              <Popover.Target>
                <ActionIcon variant="subtle" color="gray" size="sm" aria-label={`What is ${name}?`}>
                  <IconHelpCircle size={16} stroke={1.6} />
                </ActionIcon>
              </Popover.Target>
              <Popover.Dropdown aria-label={name}>
                <p>{text}</p>
              </Popover.Dropdown>
            </Popover>
          </Group>
        </li>
      ))}
    </Stack>
  );
}

export function FormExample() {
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

const approvers = people.slice(5, 8);

export function HoverExample() {
  return (
    <Stack as="ul" gap={10}>
      {approvers.map(({ id, fullName, avatar, jobTitle, company, city }) => (
        <li key={id}>
          <HoverCard width={260} position="bottom-start" withArrow openDelay={200}>
            <HoverCard.Target>
              <Link to={links.user(id)}>{fullName}</Link>
            </HoverCard.Target>
            <HoverCard.Dropdown aria-label={fullName}>
              <Group gap="sm" wrap="nowrap">
                <Avatar name={fullName} src={avatar} size={48} decorative />
                <div>
                  <Text weight={600}>{fullName}</Text>
                  <Text tone="muted" size={13}>
                    {jobTitle}
                  </Text>
                  <Text tone="muted" size={13}>
                    {company}, {city}
                  </Text>
                </div>
              </Group>
            </HoverCard.Dropdown>
          </HoverCard>
        </li>
      ))}
    </Stack>
  );
}

const places = { top: 'Above', right: 'At the right', bottom: 'Below', left: 'At the left' } as const;

export function PlacesExample() {
  return (
    <Group gap="xs">
      {(['top', 'right', 'bottom', 'left'] as const).map((place) => (
        <Popover key={place} position={place} width={200} withArrow>
          <Popover.Target>
            <Button variant="default">{places[place]}</Button>
          </Popover.Target>
          <Popover.Dropdown aria-label={places[place]}>
            <p>The stage in Thika is opposite the post office.</p>
          </Popover.Dropdown>
        </Popover>
      ))}
    </Group>
  );
}
