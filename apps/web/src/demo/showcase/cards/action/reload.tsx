import { Panel } from '@kazi/ui/panel';
import { RelativeTime } from '@kazi/ui/relative-time';
import { ActionIcon } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import IconRefresh from '#icons/IconRefresh';

/** Stands for the call that reads the thermometer. */
async function readColdRoom() {
  await new Promise((resolve) => setTimeout(resolve, 800));
  return { celsius: 3 + Math.random(), at: new Date().toISOString() };
}

export default function Reload() {
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['cold-room'],
    queryFn: readColdRoom,
    networkMode: 'always',
  });
  return (
    <Panel
      title="Cold room in Kisumu"
      actions={
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label="Read the cold room anew"
          loading={isFetching}
          onClick={() => refetch()}
        >
          <IconRefresh size={18} stroke={1.8} />
        </ActionIcon>
      }
    >
      <div role="status" aria-busy={isFetching}>
        {data ? (
          <>
            {data.celsius.toFixed(1)} °C, read <RelativeTime at={data.at} />
          </>
        ) : (
          'Reading'
        )}
      </div>
    </Panel>
  );
}
