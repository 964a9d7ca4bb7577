import { Badge } from '@mantine/core';
import classes from './list-group.module.css';

const stock = [
  { name: 'Maize flour, 2 kg', left: 340 },
  { name: 'Sugar, 1 kg', left: 112 },
  { name: 'Cooking oil, 5 l', left: 9 },
  { name: 'Tea leaves, 500 g', left: 0 },
];

export default function Plain() {
  return (
    <ul className={classes.list} aria-label="In store">
      {stock.map(({ name, left }) => (
        <li key={name} className={classes.item}>
          <span className={classes.words}>{name}</span>
          <Badge variant="light" color={left < 10 ? 'var(--kz-danger)' : 'var(--kz-neutral)'} tt="none">
            {left === 0 ? 'Sold out' : left}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
