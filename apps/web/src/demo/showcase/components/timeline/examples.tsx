import '@mantine/core/styles/Timeline.layer.css';
import { people } from '@kazi/simulation/people';
import { Avatar } from '@kazi/ui/avatar';
import { RelativeTime } from '@kazi/ui/relative-time';
import { Button, Timeline } from '@mantine/core';
import { useState } from 'react';
import IconAlertTriangle from '#icons/IconAlertTriangle';
import IconCash from '#icons/IconCash';
import IconMessage from '#icons/IconMessage';
import IconPaperclip from '#icons/IconPaperclip';
import shared from '../../shared.module.css';

const events = [
  { name: 'Ordered', text: 'By Ziwa Fresh Foods, on Tuesday at 10:04' },
  { name: 'Paid', text: 'KES 84,200 to Paybill 522 522' },
  { name: 'Left Mombasa', text: 'Lorry KDA 418L, on Wednesday at 5:30' },
  { name: 'Expected in Kisumu', text: 'On Thursday towards noon' },
];
const last = 2;

export function OrderExample() {
  return (
    <Timeline role="list" active={last} bulletSize={18} lineWidth={2}>
      {events.map(({ name, text }, at) => (
        <Timeline.Item
          key={name}
          role="listitem"
          title={<span>{name}</span>}
          lineVariant={at >= last ? 'dashed' : 'solid'}
        >
          <p className={shared.under}>{text}</p>
        </Timeline.Item>
      ))}
    </Timeline>
  );
}

const minute = 60_000;
const opened = Date.now();
const activity = [
  { did: 'accepted the work', ago: 4 },
  { did: 'handed in three drawings', ago: 95 },
  { did: 'asked about the hinges', ago: 1510 },
  { did: 'was assigned', ago: 4400 },
].map(({ did, ago }) => ({ did, at: new Date(opened - ago * minute).toISOString() }));

export function PeopleExample() {
  return (
    <Timeline role="list" active={activity.length} bulletSize={28} lineWidth={1}>
      {activity.map(({ did, at }, index) => {
        const person = people[index % 3];
        return (
          <Timeline.Item
            key={did}
            role="listitem"
            styles={{ itemBullet: { border: 0, background: 'none' } }}
            bullet={<Avatar name={person?.fullName ?? ''} src={person?.avatar} size={28} decorative />}
          >
            <p>
              <strong>{person?.fullName}</strong> {did}
            </p>
            <p className={shared.under}>
              <RelativeTime at={at} />
            </p>
          </Timeline.Item>
        );
      })}
    </Timeline>
  );
}

const news = [
  { icon: IconCash, color: 'accent.8', name: 'KES 12,500 came in', text: 'From Brian Otieno, by M-Pesa' },
  { icon: IconMessage, color: 'blue.8', name: 'A question', text: 'Is the price with VAT, or without?' },
  {
    icon: IconAlertTriangle,
    color: 'red.8',
    name: 'KES 3,000 was refused',
    text: 'Paid twice, and sent back',
  },
  { icon: IconPaperclip, color: 'gray.8', name: 'A file', text: 'Receipt of Kenya Power, October' },
];

export function TonesExample() {
  return (
    <Timeline role="list" active={news.length} bulletSize={26} lineWidth={2}>
      {news.map(({ icon: Icon, color, name, text }) => (
        <Timeline.Item
          key={name}
          role="listitem"
          color={color}
          title={<span>{name}</span>}
          bullet={<Icon size={14} stroke={1.8} aria-hidden="true" />}
        >
          <p className={shared.under}>{text}</p>
        </Timeline.Item>
      ))}
    </Timeline>
  );
}

const days = [
  ['Thursday', 'The shop in Thika was opened'],
  ['Wednesday', 'Two people were taken on'],
  ['Tuesday', 'The rent of the store was paid'],
  ['Monday', 'A lorry of maize flour arrived'],
  ['Sunday', 'Closed'],
  ['Saturday', 'The best day of the month'],
] as const;
const first = 3;

export function MoreExample() {
  const [count, setCount] = useState(first);
  const isAll = count === days.length;
  return (
    <>
      <Timeline role="list" active={count} bulletSize={14} lineWidth={2}>
        {days.slice(0, count).map(([day, text]) => (
          <Timeline.Item key={day} role="listitem" title={day}>
            <p className={shared.under}>{text}</p>
          </Timeline.Item>
        ))}
      </Timeline>
      <Button mt="md" variant="default" onClick={() => setCount(isAll ? first : days.length)}>
        {isAll ? 'Only the last three days' : 'Earlier days'}
      </Button>
    </>
  );
}
