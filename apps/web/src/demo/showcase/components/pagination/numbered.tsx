import { Money } from '@kazi/ui/money';
import { useState } from 'react';
import { NumberedPages } from '../../../parts/numbered-pages.tsx';
import classes from './pagination.module.css';

const towns = ['Nairobi', 'Mombasa', 'Kisumu', 'Nakuru', 'Eldoret', 'Thika', 'Nyeri'];
const receipts = Array.from({ length: 87 }, (_, at) => ({
  id: `R-${4100 + at}`,
  town: towns[(at * 3) % towns.length],
  amount: (1200 + ((at * 7919) % 48_000)) * 100,
}));

export default function Numbered() {
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useState(10);
  const shown = receipts.slice((page - 1) * perPage, page * perPage);
  return (
    <>
      <ul className={classes.rows} aria-label="Receipts">
        {shown.map(({ id, town, amount }) => (
          <li key={id} className={classes.row}>
            <span>{id}</span>
            <span>{town}</span>
            <Money amount={amount} currency="KES" />
          </li>
        ))}
      </ul>
      <NumberedPages
        what="receipts"
        page={page}
        perPage={perPage}
        total={receipts.length}
        onPage={setPage}
        onPerPage={(count) => {
          setPerPage(count);
          setPage(1);
        }}
      />
    </>
  );
}
