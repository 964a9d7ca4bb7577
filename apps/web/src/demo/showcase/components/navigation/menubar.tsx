import '@mantine/core/styles/Menubar.layer.css';
import { toast } from '@kazi/ui/toast';
import { Menu, Menubar } from '@mantine/core';

const menus = {
  File: ['New statement', 'Open', 'Print'],
  Edit: ['Undo', 'Repeat', 'Find'],
  View: ['Larger', 'Smaller', 'Whole window'],
};

export default function Menus() {
  return (
    <Menubar aria-label="Statement">
      {Object.entries(menus).map(([name, items]) => (
        <Menubar.Menu key={name}>
          <Menubar.Target>{name}</Menubar.Target>
          <Menubar.Dropdown>
            {items.map((item) => (
              <Menu.Item key={item} onClick={() => toast({ message: item, tone: 'INFO' })}>
                {item}
              </Menu.Item>
            ))}
          </Menubar.Dropdown>
        </Menubar.Menu>
      ))}
    </Menubar>
  );
}
