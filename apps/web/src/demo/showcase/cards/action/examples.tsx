import { getOrdersOfWeek, getProfit } from '@kazi/simulation/cards';
import { BarChart, Sparkline } from '@kazi/ui/charts';
import { Panel } from '@kazi/ui/panel';
import { RelativeTime } from '@kazi/ui/relative-time';
import { toast } from '@kazi/ui/toast';
import { ActionIcon, Button, CloseButton, Menu } from '@mantine/core';
import { useFullscreenElement, useLocalStorage } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import IconChevronDown from '#icons/IconChevronDown';
import IconChevronUp from '#icons/IconChevronUp';
import IconDots from '#icons/IconDots';
import IconMaximize from '#icons/IconMaximize';
import IconMinimize from '#icons/IconMinimize';
import IconRefresh from '#icons/IconRefresh';
import { answerOf } from '../../../calls/use-answer.ts';
import { useFigures } from '../../../dashboards/parts/figures.ts';
import classes from './examples.module.css';

export function CollapseExample() {
  const [isOpen, setOpen] = useLocalStorage({
    key: 'showcase.rates',
    defaultValue: true,
    getInitialValueInEffect: false,
  });
  const Icon = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <Panel
      title="Rates of today"
      actions={
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={isOpen ? 'Collapse the rates' : 'Expand the rates'}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon size={18} stroke={1.8} />
        </ActionIcon>
      }
    >
      {isOpen && <p>A dollar is KES 129.40, a euro KES 140.10, a hundred Uganda shillings KES 3.52.</p>}
    </Panel>
  );
}

/** Stands for the call that reads the thermometer. */
async function readColdRoom() {
  await new Promise((resolve) => setTimeout(resolve, 800));
  return { celsius: 3 + Math.random(), at: new Date().toISOString() };
}

export function ReloadExample() {
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['cold-room'],
    queryFn: readColdRoom,
    networkMode: 'always',
  });
  return (
    <Panel
      title="Cold room in Kisumu"
      actions={
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label="Refresh the cold room"
          loading={isFetching}
          onClick={() => refetch()}
        >
          <IconRefresh size={18} stroke={1.8} />
        </ActionIcon>
      }
    >
      <div role="status" aria-busy={isFetching}>
        {data ? (
          <>
            {data.celsius.toFixed(1)} °C, read <RelativeTime at={data.at} />
          </>
        ) : (
          'Reading'
        )}
      </div>
    </Panel>
  );
}

const offers = [
  { id: 'seeds', title: 'Seeds on credit', text: 'Pay after the harvest, without interest until July.' },
  { id: 'insurance', title: 'Insurance of goods', text: 'For everything that travels north of Isiolo.' },
];

export function RemoveExample() {
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const list = useRef<HTMLElement>(null);
  function remove(id: string, title: string) {
    setRemoved([...removed, id]);
    list.current?.focus();
    toast({
      message: `“${title}” is removed.`,
      action: { label: 'Undo', run: () => setRemoved((now) => now.filter((one) => one !== id)) },
    });
  }
  return (
    <section ref={list} tabIndex={-1} aria-label="Offers">
      {offers
        .filter(({ id }) => !removed.includes(id))
        .map(({ id, title, text }) => (
          <Panel
            key={id}
            title={title}
            actions={<CloseButton aria-label={`Remove ${title}`} onClick={() => remove(id, title)} />}
          >
            <p>{text}</p>
          </Panel>
        ))}
      {removed.length === offers.length && <p>No offers are left.</p>}
    </section>
  );
}

export function FullScreenExample() {
  const { ref, toggle, fullscreen } = useFullscreenElement<HTMLDivElement>();
  const figures = useFigures();
  const { data } = useQuery(answerOf(getOrdersOfWeek, {}));
  const Icon = fullscreen ? IconMinimize : IconMaximize;
  return (
    <div ref={ref} className={classes.screen}>
      <Panel
        title="Orders of the week"
        actions={
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={fullscreen ? 'Exit full screen' : 'Show the orders in full screen'}
            onClick={toggle}
          >
            <Icon size={18} stroke={1.8} />
          </ActionIcon>
        }
      >
        {data && (
          <BarChart
            label="Orders of the week"
            labels={figures.dates(data)}
            series={data.series}
            format={figures.count}
            height={fullscreen ? 640 : 200}
          />
        )}
      </Panel>
    </div>
  );
}

type Shown = 'whole' | 'folded' | 'removed';

export function AllExample() {
  const [shown, setShown] = useState<Shown>('whole');
  const { ref, toggle, fullscreen } = useFullscreenElement<HTMLDivElement>();
  const figures = useFigures();
  const { data, refetch } = useQuery(answerOf(getProfit, {}));
  function remove() {
    setShown('removed');
    toast({ message: 'Profit is removed.', action: { label: 'Undo', run: () => setShown('whole') } });
  }
  if (shown === 'removed') return <Button onClick={() => setShown('whole')}>Bring back Profit</Button>;
  return (
    <div ref={ref} className={classes.screen}>
      <Panel
        title="Profit"
        description="Last 8 weeks"
        actions={
          <Menu position="bottom-end" withinPortal={!fullscreen}>
            <Menu.Target>
              <ActionIcon variant="subtle" color="gray" aria-label="What to do with Profit">
                <IconDots size={18} stroke={1.8} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={() => setShown(shown === 'whole' ? 'folded' : 'whole')}>
                {shown === 'whole' ? 'Collapse' : 'Expand'}
              </Menu.Item>
              <Menu.Item onClick={() => refetch()}>Refresh</Menu.Item>
              <Menu.Item onClick={toggle}>{fullscreen ? 'Exit full screen' : 'Full screen'}</Menu.Item>
              <Menu.Divider />
              <Menu.Item onClick={remove}>Remove</Menu.Item>
            </Menu.Dropdown>
          </Menu>
        }
      >
        {shown === 'whole' && data && (
          <Sparkline
            label="Profit of the last 8 weeks"
            name="Profit"
            labels={figures.dates(data)}
            data={data.series[0]?.data ?? []}
            format={figures.money}
            height={fullscreen ? 480 : 120}
          />
        )}
      </Panel>
    </div>
  );
}
