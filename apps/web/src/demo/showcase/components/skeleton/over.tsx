import '@mantine/core/styles/SimpleGrid.layer.css';
import { DataCard } from '@kazi/ui/data-card';
import { Money } from '@kazi/ui/money';
import { SimpleGrid, Skeleton, Switch } from '@mantine/core';
import { useState } from 'react';

export default function Over() {
  const [isLoading, setLoading] = useState(true);
  return (
    <>
      <Switch
        mb="md"
        label="Being fetched"
        checked={isLoading}
        onChange={({ currentTarget }) => setLoading(currentTarget.checked)}
      />
      <SimpleGrid cols={2} spacing="sm" aria-busy={isLoading}>
        <Skeleton visible={isLoading}>
          <DataCard label="Came in" value={<Money amount={218_900_00} currency="KES" />} detail="This week" />
        </Skeleton>
        <Skeleton visible={isLoading}>
          <DataCard label="Went out" value={<Money amount={84_350_00} currency="KES" />} detail="This week" />
        </Skeleton>
      </SimpleGrid>
    </>
  );
}
