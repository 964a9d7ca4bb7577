import { useState } from 'react';
import { TableFrame } from '../../../parts/data-table/data-table.tsx';
import { NumberedPages } from '../../../parts/numbered-pages.tsx';

const towns = ['Nairobi', 'Mombasa', 'Kisumu', 'Nakuru', 'Eldoret', 'Thika'];
const shops = Array.from({ length: 64 }, (_, at) => ({ id: at + 1, town: towns[at % 6] ?? '' }));

export default function WithList() {
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useState(10);
  const shown = shops.slice((page - 1) * perPage, page * perPage);
  return (
    <>
      <TableFrame label="Shops" height={260}>
        <thead>
          <tr>
            <th scope="col">Shop</th>
            <th scope="col">Town</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ id, town }) => (
            <tr key={id}>
              <th scope="row">Duka {id}</th>
              <td>{town}</td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
      <NumberedPages
        what="shops"
        page={page}
        perPage={perPage}
        total={shops.length}
        onPage={setPage}
        onPerPage={(size) => {
          setPerPage(size);
          setPage(1);
        }}
      />
    </>
  );
}
