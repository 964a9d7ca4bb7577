import IconRefresh from '#icons/IconRefresh';
import IconShieldCheck from '#icons/IconShieldCheck';
import IconTruckDelivery from '#icons/IconTruckDelivery';
import classes from './promises.module.css';

const promises = [
  {
    icon: IconTruckDelivery,
    title: 'All 47 counties',
    text: 'In Nairobi the next working day, elsewhere within five.',
  },
  {
    icon: IconRefresh,
    title: 'Ten days to return',
    text: 'Unused and in its box; we collect it for nothing.',
  },
  {
    icon: IconShieldCheck,
    title: 'A year of guarantee',
    text: 'Repaired in Nairobi or Kisumu, or replaced.',
  },
] as const;

/** What holds for everything that is sold here. */
export const Promises = () => (
  <ul className={classes.promises}>
    {promises.map(({ icon: Icon, title, text }) => (
      <li key={title} className={classes.promise}>
        <span className={classes.icon} aria-hidden="true">
          <Icon size={20} stroke={1.6} />
        </span>
        <div>
          <strong className={classes.title}>{title}</strong>
          <p className={classes.text}>{text}</p>
        </div>
      </li>
    ))}
  </ul>
);
