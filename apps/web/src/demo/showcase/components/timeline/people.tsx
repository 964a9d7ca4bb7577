import '@mantine/core/styles/Timeline.layer.css';
import { people } from '@kazi/simulation/people';
import { Avatar } from '@kazi/ui/avatar';
import { RelativeTime } from '@kazi/ui/relative-time';
import { Timeline } from '@mantine/core';
import classes from './timeline.module.css';

const minute = 60_000;
const opened = Date.now();
const events = [
  { did: 'accepted the work', ago: 4 },
  { did: 'handed in three drawings', ago: 95 },
  { did: 'asked about the hinges', ago: 1510 },
  { did: 'was assigned', ago: 4400 },
].map(({ did, ago }) => ({ did, at: new Date(opened - ago * minute).toISOString() }));

export default function WhoDidWhat() {
  return (
    <Timeline role="list" active={events.length} bulletSize={28} lineWidth={1}>
      {events.map(({ did, at }, index) => {
        const person = people[index % 3];
        return (
          <Timeline.Item
            key={did}
            role="listitem"
            classNames={{ itemBullet: classes.face }}
            bullet={<Avatar name={person?.fullName ?? ''} src={person?.avatar} size={28} decorative />}
          >
            <p>
              <strong>{person?.fullName}</strong> {did}
            </p>
            <p className={classes.detail}>
              <RelativeTime at={at} />
            </p>
          </Timeline.Item>
        );
      })}
    </Timeline>
  );
}
