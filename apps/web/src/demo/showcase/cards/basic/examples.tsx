import { getProduct } from '@kazi/simulation/ecommerce';
import { Avatar } from '@kazi/ui/avatar';
import { DataCard } from '@kazi/ui/data-card';
import { EmptyState } from '@kazi/ui/empty-state';
import { ErrorState } from '@kazi/ui/error-state';
import { Row, Text } from '@kazi/ui/layout';
import { Money } from '@kazi/ui/money';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { StatusBadge } from '@kazi/ui/status-badge';
import { toast } from '@kazi/ui/toast';
import { Button, SegmentedControl, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import IconClockHour4 from '#icons/IconClockHour4';
import IconWallet from '#icons/IconWallet';
import { answerOf } from '../../../calls/use-answer.ts';
import { links } from '../../../routing/links.ts';
import classes from './examples.module.css';

export function WordsExample() {
  return (
    <Panel
      title="Opening hours"
      description="Shown on the page of the shop"
      actions={
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => toast({ message: 'The hours are copied.' })}
        >
          Copy
        </Button>
      }
    >
      <p>Monday to Saturday from 8:00 to 18:00, on Sundays after the market until 14:00.</p>
    </Panel>
  );
}

export function FigureExample() {
  return (
    <Stack gap="sm">
      <DataCard
        label="Wallet"
        value={<Money amount={48_250_00} currency="KES" />}
        detail="KES 4,500 of it is held for two tasks"
        icon={<IconWallet size={18} stroke={1.6} />}
      />
      <DataCard
        label="Waiting for approval"
        value="3"
        detail="The oldest since Monday"
        tone="warning"
        icon={<IconClockHour4 size={18} stroke={1.6} />}
      />
    </Stack>
  );
}

const id = 3;

export function PictureExample() {
  const { data } = useQuery(answerOf(getProduct, { id }));
  if (!data) return <div className={classes.card} role="status" aria-label="Loading the goods" />;
  const { name, image, brand, description } = data.product;
  return (
    <article className={classes.card}>
      <img className={classes.image} src={image} alt="" width={320} height={200} />
      <div className={classes.pictureWords}>
        <h3>
          <Link className={classes.link} to={links.shop}>
            {name}
          </Link>
        </h3>
        <Text as="small" tone="muted">
          by {brand}
        </Text>
        <p>{description}</p>
      </div>
    </article>
  );
}

const riders = [
  {
    name: 'Collins Wafula',
    where: 'On the way to Kitale',
    look: { tone: 'active', progress: 'half' },
    status: 'Drives',
  },
  {
    name: 'Hassan Omar',
    where: 'In the store in Mombasa',
    look: { tone: 'info', progress: 'empty' },
    status: 'Loads',
  },
  {
    name: 'Salome Jepkoech',
    where: 'Back in Eldoret',
    look: { tone: 'success', progress: 'full' },
    status: 'Done',
  },
] as const;

export function ListExample() {
  return (
    <Panel title="Riders of today" flush>
      <ul className={classes.list}>
        {riders.map(({ name, where, look, status }) => (
          <li key={name}>
            <Avatar name={name} size={32} decorative />
            <span className={classes.words}>
              {name}
              <Text as="small" tone="muted" size={12}>
                {where}
              </Text>
            </span>
            <StatusBadge look={look}>{status}</StatusBadge>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export function FootExample() {
  return (
    <Panel title="Contract with Highland Tea Growers" flush>
      <p className={classes.text}>
        Two tonnes of tea in each month, delivered to Mombasa by the tenth. The price follows the auction of
        the week before.
      </p>
      <Row as="footer" wrap gap={8} className={classes.foot}>
        <small>Ends on 31 March 2027</small>
        <Button
          variant="default"
          onClick={() => toast({ message: 'Leonard is told that you decline.', tone: 'INFO' })}
        >
          Decline
        </Button>
        <Button onClick={() => toast({ message: 'The contract is renewed.' })}>Renew</Button>
      </Row>
    </Panel>
  );
}

const states = ['Loading', 'Empty', 'Failed'] as const;
type State = (typeof states)[number];

export function StatesExample() {
  const [state, setState] = useState<State>('Empty');
  return (
    <Stack gap="sm">
      <SegmentedControl<State> aria-label="State" value={state} onChange={setState} data={[...states]} />
      <Panel title="Deliveries" flush>
        {state === 'Loading' && <SkeletonRows rows={4} label="Loading the deliveries" />}
        {state === 'Empty' && (
          <EmptyState title="No delivery today" message="Orders that are packed before noon show up here." />
        )}
        {state === 'Failed' && (
          <ErrorState
            title="The deliveries could not be fetched"
            message="Check the connection to the internet."
            action={<Button onClick={() => setState('Loading')}>Try again</Button>}
          />
        )}
      </Panel>
    </Stack>
  );
}
