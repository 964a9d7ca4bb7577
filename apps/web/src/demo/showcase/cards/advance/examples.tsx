import { people } from '@kazi/simulation/people';
import { Avatar } from '@kazi/ui/avatar';
import { Row, Text } from '@kazi/ui/layout';
import { Money } from '@kazi/ui/money';
import { Panel } from '@kazi/ui/panel';
import { ProgressBar } from '@kazi/ui/progress-bar';
import { StatusBadge } from '@kazi/ui/status-badge';
import { toast } from '@kazi/ui/toast';
import { Button, Checkbox, Group, SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import IconBuildingBank from '#icons/IconBuildingBank';
import IconCash from '#icons/IconCash';
import IconDeviceMobile from '#icons/IconDeviceMobile';
import { Faces } from '../../../parts/faces.tsx';
import shared from '../../shared.module.css';
import classes from './examples.module.css';

const person = people.find(({ fullName }) => fullName === 'Grace Achieng');
const facts = { Orders: '128', 'In the year': 'KES 1.4m', Since: '2023' };

export function PersonExample() {
  if (!person) return null;
  const { fullName, avatar, jobTitle, company, city } = person;
  return (
    <Panel>
      <Row gap={12}>
        <Avatar name={fullName} src={avatar} size={56} decorative />
        <span className={shared.words}>
          <strong>{fullName}</strong>
          <Text as="small" tone="muted" size={13}>
            {jobTitle}, {company}, {city}
          </Text>
        </span>
      </Row>
      <dl className={classes.facts}>
        {Object.entries(facts).map(([name, value]) => (
          <div key={name}>
            <Text as="dt" tone="muted" size={12}>
              {name}
            </Text>
            <Text as="dd" weight={600} tabular>
              {value}
            </Text>
          </div>
        ))}
      </dl>
      <Group gap="xs" grow>
        <Button onClick={() => toast({ message: `A new order of ${fullName} is begun.` })}>New order</Button>
        <Button variant="default" onClick={() => toast({ message: `Calling ${fullName}`, tone: 'INFO' })}>
          Call
        </Button>
      </Group>
    </Panel>
  );
}

const payments = [
  { icon: IconDeviceMobile, who: 'Ziwa Fresh Foods', how: 'M-Pesa, today 9:12', cents: 12_400_00 },
  { icon: IconBuildingBank, who: 'Rent of the store', how: 'PesaLink, yesterday', cents: -65_000_00 },
  { icon: IconCash, who: 'Market in Thika', how: 'Cash, on Saturday', cents: 8_350_00 },
  { icon: IconDeviceMobile, who: 'Salary of Esther Njeri', how: 'M-Pesa, on Friday', cents: -38_700_00 },
];

export function PaymentsExample() {
  return (
    <Panel title="Last seven days" description="What came and what went">
      <ul className={classes.rows}>
        {payments.map(({ icon: Icon, who, how, cents }) => (
          <li key={who}>
            <span className={classes.sign}>
              <Icon size={18} stroke={1.6} aria-hidden="true" />
            </span>
            <span className={shared.words}>
              {who}
              <Text as="small" tone="muted" size={13}>
                {how}
              </Text>
            </span>
            <Money amount={cents} currency="KES" />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const guests = people.slice(5, 12).map(({ fullName, avatar }) => ({ name: fullName, picture: avatar }));
const answers = ['Yes', 'Perhaps', 'No'] as const;
type Answer = (typeof answers)[number];

export function MeetingExample() {
  const [answer, setAnswer] = useState<Answer>('Perhaps');
  return (
    <Panel>
      <Stack gap="md">
        <Row gap={12}>
          <time className={classes.leaf} dateTime="2026-12-04">
            <small>DEC</small>4
          </time>
          <span className={shared.words}>
            <strong>Prices of the new year</strong>
            <Text as="small" tone="muted" size={13}>
              <bdi>10:00 to 11:30, Savanna Freight, Mombasa</bdi>
            </Text>
          </span>
        </Row>
        <Group justify="space-between">
          <Faces people={guests} max={5} size={28} />
          <SegmentedControl<Answer>
            size="xs"
            aria-label="Do you come?"
            value={answer}
            onChange={setAnswer}
            data={[...answers]}
          />
        </Group>
        <p role="status">
          {answer === 'No'
            ? 'Farah is told that you stay away.'
            : `Seven are asked, you said ${answer.toLowerCase()}.`}
        </p>
      </Stack>
    </Panel>
  );
}

const team = people.slice(8, 12).map(({ fullName, avatar }) => ({ name: fullName, picture: avatar }));
const [done, all] = [18, 24];

export function ProjectExample() {
  return (
    <Panel
      title="Store in Thika"
      description="Jenga Nyumba, until 15 December"
      actions={<StatusBadge look={{ tone: 'active', progress: 'most' }}>In work</StatusBadge>}
    >
      <Stack gap="md">
        <p>Walls and roof stand; wiring and the cold room are left.</p>
        <ProgressBar value={done} max={all} label={`${done} of ${all} tasks`} />
        <Group justify="space-between">
          <Faces people={team} size={28} />
          <span>KES 1.2m of 1.5m spent</span>
        </Group>
      </Stack>
    </Panel>
  );
}

const steps = [
  'Count the till',
  'Lock the cold room',
  'Send the orders of tomorrow to the market',
  'Set the alarm',
];

export function ChecklistExample() {
  const [done, setDone] = useState(steps.slice(0, 2));
  return (
    <Panel title="Closing the shop" description="Every evening at 18:00">
      <Stack gap="md">
        <ProgressBar value={done.length} max={steps.length} label={`${done.length} of ${steps.length}`} />
        <Checkbox.Group value={done} onChange={setDone} aria-label="Steps">
          <Stack gap="sm">
            {steps.map((step) => (
              <Checkbox key={step} value={step} label={step} />
            ))}
          </Stack>
        </Checkbox.Group>
      </Stack>
    </Panel>
  );
}
