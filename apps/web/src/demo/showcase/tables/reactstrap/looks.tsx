import '@mantine/core/styles/Table.layer.css';
import { Money } from '@kazi/ui/money';
import { Checkbox, Group, Table } from '@mantine/core';
import { useState } from 'react';

const goods = [
  { name: 'Maize flour, 2 kg', shelf: 'A1', left: 148, cents: 189_00 },
  { name: 'Rice from Mwea, 5 kg', shelf: 'A3', left: 62, cents: 985_00 },
  { name: 'Tea from Kericho, 500 g', shelf: 'B2', left: 210, cents: 340_00 },
  { name: 'Cooking oil, 1 l', shelf: 'B4', left: 37, cents: 315_00 },
  { name: 'Beans, 1 kg', shelf: 'C1', left: 95, cents: 220_00 },
];

export default function Looks() {
  const [looks, setLooks] = useState(['striped', 'hover']);
  const has = (look: string) => looks.includes(look);
  return (
    <>
      <Checkbox.Group value={looks} onChange={setLooks} aria-label="Looks of the table">
        <Group mb="md">
          <Checkbox value="striped" label="Striped" />
          <Checkbox value="bordered" label="Bordered" />
          <Checkbox value="hover" label="Hover" />
          <Checkbox value="dense" label="Dense" />
        </Group>
      </Checkbox.Group>
      <Table
        aria-label="Goods in the store"
        tabularNums
        striped={has('striped')}
        stripedColor="var(--kz-sunken)"
        highlightOnHover={has('hover')}
        highlightOnHoverColor="var(--kz-accent-soft)"
        withTableBorder={has('bordered')}
        withColumnBorders={has('bordered')}
        borderColor="var(--kz-line)"
        verticalSpacing={has('dense') ? 2 : 'sm'}
      >
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Good</Table.Th>
            <Table.Th scope="col">Shelf</Table.Th>
            <Table.Th scope="col" ta="end">
              Left
            </Table.Th>
            <Table.Th scope="col" ta="end">
              Price
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {goods.map(({ name, shelf, left, cents }) => (
            <Table.Tr key={name}>
              <Table.Th scope="row" fw={500}>
                {name}
              </Table.Th>
              <Table.Td>{shelf}</Table.Td>
              <Table.Td ta="end">{left}</Table.Td>
              <Table.Td ta="end">
                <Money amount={cents} currency="KES" />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </>
  );
}
