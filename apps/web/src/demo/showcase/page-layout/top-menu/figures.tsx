import { DataCard } from '@kazi/ui/data-card';
import classes from './figures.module.css';

const figures = [
  { label: 'Orders', value: '1,284', detail: 'this month' },
  { label: 'To be packed', value: '36', detail: 'before noon' },
  { label: 'On the way', value: '18', detail: 'with six riders' },
  { label: 'Returned', value: '7', detail: 'of the last 28 days' },
  { label: 'Sold', value: 'KES 548K', detail: 'this month' },
];

export default function Figures() {
  return (
    <div className={classes.row}>
      {figures.map((figure) => (
        <DataCard key={figure.label} {...figure} />
      ))}
    </div>
  );
}
