import { toast } from '@kazi/ui/toast';
import { Button, Group, Menu } from '@mantine/core';

const places = {
  'bottom-start': 'Below',
  'top-start': 'Above',
  'right-start': 'Beside',
  'bottom-end': 'Below, at the end',
} as const;
const all = ['bottom-start', 'top-start', 'right-start', 'bottom-end'] as const;
const ways = ['By phone', 'By e-mail', 'By letter'];

export default function Places() {
  return (
    <Group gap="xs">
      {all.map((place) => (
        <Menu key={place} position={place} withArrow>
          <Menu.Target>
            <Button variant="default">{places[place]}</Button>
          </Menu.Target>
          <Menu.Dropdown>
            {ways.map((way) => (
              <Menu.Item key={way} onClick={() => toast({ message: way, tone: 'INFO' })}>
                {way}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      ))}
    </Group>
  );
}
