import { Pagination, Stack } from '@mantine/core';

const controls = { first: 'First', previous: 'Previous', next: 'Next', last: 'Last' } as const;
const names = {
  getItemProps: (page: number) => ({ 'aria-label': `Page ${page}` }),
  getControlProps: (control: keyof typeof controls) => ({ 'aria-label': `${controls[control]} page` }),
};

export default function Numbered() {
  return (
    <Stack>
      <Pagination total={5} defaultValue={2} size="xs" {...names} />
      <Pagination total={12} defaultValue={6} size="sm" {...names} />
      <Pagination total={30} defaultValue={1} size="sm" withEdges siblings={0} {...names} />
      <Pagination total={5} defaultValue={3} size="sm" disabled {...names} />
    </Stack>
  );
}
