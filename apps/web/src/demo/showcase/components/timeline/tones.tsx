import '@mantine/core/styles/Timeline.layer.css';
import { Timeline } from '@mantine/core';
import IconAlertTriangle from '#icons/IconAlertTriangle';
import IconCash from '#icons/IconCash';
import IconMessage from '#icons/IconMessage';
import IconPaperclip from '#icons/IconPaperclip';
import classes from './timeline.module.css';

const events = [
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

export default function Tones() {
  return (
    <Timeline role="list" active={events.length} bulletSize={26} lineWidth={2}>
      {events.map(({ icon: Icon, color, name, text }) => (
        <Timeline.Item
          key={name}
          role="listitem"
          color={color}
          title={<span>{name}</span>}
          bullet={<Icon size={14} stroke={1.8} aria-hidden="true" />}
        >
          <p className={classes.detail}>{text}</p>
        </Timeline.Item>
      ))}
    </Timeline>
  );
}
