import '@mantine/core/styles/Timeline.layer.css';
import { Timeline } from '@mantine/core';
import classes from './timeline.module.css';

const events = [
  { name: 'Ordered', text: 'By Ziwa Fresh Foods, on Tuesday at 10:04' },
  { name: 'Paid', text: 'KES 84,200 to Paybill 522 522' },
  { name: 'Left Mombasa', text: 'Lorry KDA 418L, on Wednesday at 5:30' },
  { name: 'Expected in Kisumu', text: 'On Thursday towards noon' },
];
const last = 2;

export default function Order() {
  return (
    <Timeline role="list" active={last} bulletSize={18} lineWidth={2}>
      {events.map(({ name, text }, at) => (
        <Timeline.Item
          key={name}
          role="listitem"
          title={<span>{name}</span>}
          lineVariant={at >= last ? 'dashed' : 'solid'}
        >
          <p className={classes.detail}>{text}</p>
        </Timeline.Item>
      ))}
    </Timeline>
  );
}
