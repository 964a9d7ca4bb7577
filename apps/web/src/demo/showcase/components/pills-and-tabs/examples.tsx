import { Money } from '@kazi/ui/money';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Badge, Button, Group, Pill, SegmentedControl, Stack, Switch, Tabs, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import IconFileText from '#icons/IconFileText';
import IconMessage from '#icons/IconMessage';
import IconReceipt from '#icons/IconReceipt';

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true };

export function TabsExample() {
  return (
    <Tabs defaultValue="task">
      <Tabs.List aria-label="Task 318">
        <Tabs.Tab value="task" leftSection={<IconFileText {...icon} />}>
          Task
        </Tabs.Tab>
        <Tabs.Tab
          value="comments"
          leftSection={<IconMessage {...icon} />}
          rightSection={
            <Badge size="sm" circle>
              4
            </Badge>
          }
        >
          Comments
        </Tabs.Tab>
        <Tabs.Tab value="payment" disabled leftSection={<IconReceipt {...icon} />}>
          Payment
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="task" pt="md">
        <p>Paint the gate of the school in Nyeri, green, both sides.</p>
      </Tabs.Panel>
      <Tabs.Panel value="comments" pt="md">
        <p>Olive asks whether the hinges are part of it. They are.</p>
      </Tabs.Panel>
    </Tabs>
  );
}

const spans = {
  today: ['Today', 'KES 42,300 came in, from 18 customers.'],
  week: ['This week', 'KES 218,900 came in, a tenth more than last week.'],
  month: ['This month', 'KES 804,150 came in. Rent and salaries are still to go.'],
} as const;

export function PillsExample() {
  return (
    <Tabs defaultValue="today" variant="pills">
      <Tabs.List aria-label="Span of time">
        {Object.entries(spans).map(([span, [name]]) => (
          <Tabs.Tab key={span} value={span}>
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {Object.entries(spans).map(([span, [, text]]) => (
        <Tabs.Panel key={span} value={span} pt="md">
          <p>{text}</p>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

export function VerticalExample() {
  return (
    <Tabs defaultValue="firm" orientation="vertical">
      <Tabs.List aria-label="Settings">
        <Tabs.Tab value="firm">Firm</Tabs.Tab>
        <Tabs.Tab value="notices">Notices</Tabs.Tab>
        <Tabs.Tab value="tax">Tax</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="firm" ps="md">
        <TextInput label="Name" defaultValue="Mawingu Studio" />
      </Tabs.Panel>
      <Tabs.Panel value="notices" ps="md">
        <Switch label="By SMS, when money comes in" defaultChecked />
      </Tabs.Panel>
      <Tabs.Panel value="tax" ps="md">
        <TextInput label="KRA PIN" defaultValue="P051234567X" />
      </Tabs.Panel>
    </Tabs>
  );
}

const rates = { KES: 1, USD: 129.2, EUR: 140.6 };
const views = ['List', 'Board', 'Calendar'];

const isCurrency = (name: string): name is keyof typeof rates => name in rates;

export function SegmentsExample() {
  const [currency, setCurrency] = useState<keyof typeof rates>('KES');
  const [view, setView] = useState('List');
  return (
    <Stack gap="md" align="flex-start">
      <SegmentedControl
        aria-label="Currency"
        data={Object.keys(rates)}
        value={currency}
        onChange={(name) => isCurrency(name) && setCurrency(name)}
      />
      <p role="status">
        A quarter of rent: <Money amount={Math.round(250_000_00 / rates[currency])} currency={currency} />
      </p>
      <SegmentedControl aria-label="View" fullWidth data={views} value={view} onChange={setView} />
      <p>Shown as: {view}</p>
    </Stack>
  );
}

export function ControlledExample() {
  const [tab, setTab] = useState<string | null>('cart');
  return (
    <Tabs value={tab} onChange={setTab} variant="outline" keepMounted={false}>
      <Tabs.List aria-label="Order">
        <Tabs.Tab value="cart">Cart</Tabs.Tab>
        <Tabs.Tab value="earlier">Earlier orders</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="cart" pt="md">
        <p>The cart is empty.</p>
        <Button mt="sm" variant="default" onClick={() => setTab('earlier')}>
          Look at earlier orders
        </Button>
      </Tabs.Panel>
      <Tabs.Panel value="earlier" pt="md">
        <EarlierOrders />
      </Tabs.Panel>
    </Tabs>
  );
}

function EarlierOrders() {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLoaded(true), 900);
    return () => clearTimeout(timer);
  }, []);
  if (!isLoaded) return <SkeletonRows rows={2} label="Orders are being loaded" />;
  return (
    <>
      <p>KZ-1038, two kiondo baskets, on Monday</p>
      <p>KZ-0991, beads from Kajiado, in September</p>
    </>
  );
}

export function RemovableExample() {
  const [skills, setSkills] = useState(['Welding', 'Roofing', 'Wiring']);
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const add = () => {
    const skill = typed.trim();
    if (skill && !skills.includes(skill)) setSkills([...skills, skill]);
    setTyped('');
  };
  const remove = (skill: string) => {
    setSkills(skills.filter((other) => other !== skill));
    field.current?.focus();
  };
  return (
    <>
      <TextInput
        ref={field}
        label="Skills"
        description="Enter adds what is typed"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Enter' && add()}
      />
      <Group gap="xs" mt="sm">
        {skills.map((skill) => (
          <Pill
            key={skill}
            size="md"
            withRemoveButton
            onRemove={() => remove(skill)}
            removeButtonProps={{ 'aria-label': `Take ${skill} away`, 'aria-hidden': false, tabIndex: 0 }}
          >
            {skill}
          </Pill>
        ))}
      </Group>
    </>
  );
}
