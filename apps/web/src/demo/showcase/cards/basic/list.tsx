import { Avatar } from '@kazi/ui/avatar';
import { Panel } from '@kazi/ui/panel';
import { StatusBadge } from '@kazi/ui/status-badge';
import classes from './list.module.css';

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

export default function List() {
  return (
    <Panel title="Riders of today" flush>
      <ul className={classes.list}>
        {riders.map(({ name, where, look, status }) => (
          <li key={name}>
            <Avatar name={name} size={32} decorative />
            <span className={classes.words}>
              {name}
              <small>{where}</small>
            </span>
            <StatusBadge look={look}>{status}</StatusBadge>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
