import { Money } from '@kazi/ui/money';
import { RecordTable } from '@kazi/ui/record-table';

const branches = [
  { town: 'Nairobi', head: 'Amina Wanjiru', staff: 14, orders: 1284, spoilt: '1.2%', shillings: 548_200 },
  { town: 'Kisumu', head: 'Grace Achieng', staff: 8, orders: 642, spoilt: '3.1%', shillings: 231_900 },
  { town: 'Mombasa', head: 'Hassan Omar', staff: 9, orders: 701, spoilt: '2.4%', shillings: 262_450 },
  { town: 'Eldoret', head: 'Salome Jepkoech', staff: 5, orders: 318, spoilt: '0.9%', shillings: 118_700 },
];

const amounts = ['Staff', 'Orders', 'Spoilt', 'Sold'].map((heading) => (
  <span key={heading} data-end>
    {heading}
  </span>
));

export default function Table() {
  return (
    <RecordTable label="Branches" columns={['Branch', 'Head', ...amounts]}>
      {branches.map(({ town, head, staff, orders, spoilt, shillings }) => (
        <tr key={town}>
          <th scope="row">{town}</th>
          <td>{head}</td>
          <td data-end>{staff} people</td>
          <td data-end>{orders} orders</td>
          <td data-end>{spoilt} of them</td>
          <td data-end>
            <Money amount={shillings * 100} currency="KES" />
          </td>
        </tr>
      ))}
    </RecordTable>
  );
}
