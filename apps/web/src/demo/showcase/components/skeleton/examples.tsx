import '@mantine/core/styles/SimpleGrid.layer.css';
import { people } from '@kazi/simulation/people';
import { Avatar } from '@kazi/ui/avatar';
import { DataCard } from '@kazi/ui/data-card';
import { Money } from '@kazi/ui/money';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button, Group, SimpleGrid, Skeleton, Stack, Switch } from '@mantine/core';
import { useEffect, useState } from 'react';

export function RowsExample() {
  return <SkeletonRows rows={5} height={44} label="Payments are being loaded" />;
}

const person = people[10];

export function CardExample() {
  const [isLoading, setLoading] = useState(true);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setLoading(false), 2500);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return (
    <>
      <div aria-busy={isLoading}>
        {isLoading || !person ? (
          <Group gap="sm" role="status" aria-label="The person is being loaded">
            <Skeleton height={48} circle />
            <div>
              <Skeleton height={12} width={130} radius="xl" />
              <Skeleton height={10} width={180} radius="xl" mt={12} />
            </div>
          </Group>
        ) : (
          <Group gap="sm">
            <Avatar name={person.fullName} src={person.avatar} size={48} decorative />
            <div>
              <strong>{person.fullName}</strong>
              <p>
                {person.jobTitle}, {person.company}
              </p>
            </div>
          </Group>
        )}
      </div>
      <Button mt="md" variant="default" disabled={isLoading} onClick={() => setLoading(true)}>
        Load again
      </Button>
    </>
  );
}

export function ShapesExample() {
  return (
    <Stack gap="md" role="status" aria-label="Being loaded">
      <Group gap="sm" wrap="nowrap">
        <Skeleton height={40} circle />
        <Skeleton height={40} circle animate={false} />
        <Skeleton height={40} width={40} radius="sm" />
        <Skeleton height={40} radius="md" />
      </Group>
      <Skeleton height={90} />
      <Stack gap="xs">
        <Skeleton height={8} radius="xl" />
        <Skeleton height={8} radius="xl" width="90%" />
        <Skeleton height={8} radius="xl" width="60%" />
      </Stack>
    </Stack>
  );
}

export function OverExample() {
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
