import { people } from '@kazi/simulation/people';
import { Avatar } from '@kazi/ui/avatar';
import { toast } from '@kazi/ui/toast';
import { Button, Menu } from '@mantine/core';
import IconChevronDown from '#icons/IconChevronDown';

const colleagues = people.slice(0, 3);
const say = (message: string) => toast({ message, tone: 'INFO' });

export default function Sections() {
  return (
    <Menu position="bottom-start" width={240}>
      <Menu.Target>
        <Button rightSection={<IconChevronDown size={16} stroke={1.8} aria-hidden="true" />}>
          Assign to
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Colleagues</Menu.Label>
        {colleagues.map(({ id, fullName, avatar }) => (
          <Menu.Item
            key={id}
            leftSection={<Avatar name={fullName} src={avatar} size={20} decorative />}
            onClick={() => say(`Assigned to ${fullName}`)}
          >
            {fullName}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Label>Others</Menu.Label>
        <Menu.Item onClick={() => say('Invited')}>Invite by phone number</Menu.Item>
        <Menu.Item disabled>An agency, from January</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
