import { people } from '@kazi/simulation/people';
import { Avatar } from '@kazi/ui/avatar';
import { Button, Group, Skeleton } from '@mantine/core';
import { useEffect, useState } from 'react';

const person = people[10];

export default function Card() {
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
