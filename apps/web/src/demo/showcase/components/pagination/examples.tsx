import { Money } from '@kazi/ui/money';
import { Button, Group, Pagination, Stack } from '@mantine/core';
import { useState } from 'react';
import IconChevronLeft from '#icons/IconChevronLeft';
import IconChevronRight from '#icons/IconChevronRight';
import { NumberedPages } from '../../../parts/numbered-pages.tsx';
import shared from '../../shared.module.css';
import classes from './examples.module.css';

const towns = ['Nairobi', 'Mombasa', 'Kisumu', 'Nakuru', 'Eldoret', 'Thika', 'Nyeri'];
const receipts = Array.from({ length: 87 }, (_, at) => ({
  id: `R-${4100 + at}`,
  town: towns[(at * 3) % towns.length],
  amount: (1200 + ((at * 7919) % 48_000)) * 100,
}));

export function NumberedExample() {
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

const controls = { first: 'First', previous: 'Previous', next: 'Next', last: 'Last' } as const;

export function SizesExample() {
  const [page, setPage] = useState(2);
  return (
    <Stack gap="md">
      {(['xs', 'sm', 'md'] as const).map((size) => (
        <nav key={size} aria-label={`Pages, size ${size}`}>
          <Pagination
            size={size}
            total={5}
            value={page}
            onChange={setPage}
            getItemProps={(number) => ({ 'aria-label': `Page ${number}` })}
            getControlProps={(control) => ({ 'aria-label': `${controls[control]} page` })}
          />
        </nav>
      ))}
    </Stack>
  );
}

export function EdgesExample() {
  const [page, setPage] = useState(24);
  return (
    <Stack component="nav" gap="sm" aria-label="Pages of the ledger">
      <Pagination
        size="sm"
        withEdges
        siblings={1}
        boundaries={1}
        total={48}
        value={page}
        onChange={setPage}
        getItemProps={(number) => ({ 'aria-label': `Page ${number}` })}
        getControlProps={(control) => ({ 'aria-label': `${controls[control]} page` })}
      />
      <p role="status">Page {page} of 48</p>
    </Stack>
  );
}

const weeks = ['16 to 22 November', '9 to 15 November', '2 to 8 November', '26 October to 1 November'];

export function FewExample() {
  const [at, setAt] = useState(1);
  return (
    <Group justify="space-between" gap="xs">
      <Button
        variant="default"
        leftSection={<IconChevronLeft className={shared.arrow} size={16} aria-hidden="true" />}
        disabled={at === weeks.length - 1}
        onClick={() => setAt(at + 1)}
      >
        Earlier
      </Button>
      <p role="status">{weeks[at]}</p>
      <Button
        variant="default"
        rightSection={<IconChevronRight className={shared.arrow} size={16} aria-hidden="true" />}
        disabled={at === 0}
        onClick={() => setAt(at - 1)}
      >
        Later
      </Button>
    </Group>
  );
}

const messages = Array.from({ length: 9 }, (_, at) => `Delivery ${218 - at} was signed for`);
const step = 3;

export function MoreExample() {
  const [count, setCount] = useState(step);
  const [isLoading, setLoading] = useState(false);
  const more = () => {
    setLoading(true);
    setTimeout(() => {
      setCount((shown) => shown + step);
      setLoading(false);
    }, 700);
  };
  return (
    <Stack gap="sm">
      <ul className={classes.rows} aria-label="Deliveries">
        {messages.slice(0, count).map((message) => (
          <li key={message} className={classes.row}>
            <span>{message}</span>
          </li>
        ))}
      </ul>
      <p role="status">
        {Math.min(count, messages.length)} of {messages.length} shown
      </p>
      {count < messages.length ? (
        <Button variant="default" loading={isLoading} onClick={more}>
          Show more
        </Button>
      ) : (
        <Button variant="subtle" onClick={() => setCount(step)}>
          Begin again
        </Button>
      )}
    </Stack>
  );
}
