import { people } from '@kazi/simulation/people';
import { Avatar } from '@kazi/ui/avatar';
import { Kbd } from '@kazi/ui/kbd';
import { toast } from '@kazi/ui/toast';
import { ActionIcon, Button, Combobox, Group, Menu, Stack, useCombobox } from '@mantine/core';
import { useState } from 'react';
import IconAdjustments from '#icons/IconAdjustments';
import IconArchive from '#icons/IconArchive';
import IconChevronDown from '#icons/IconChevronDown';
import IconCopy from '#icons/IconCopy';
import IconDots from '#icons/IconDots';
import IconEdit from '#icons/IconEdit';
import IconMapPin from '#icons/IconMapPin';
import IconTrash from '#icons/IconTrash';

const actions = [
  { name: 'Edit', icon: IconEdit, keys: 'e' },
  { name: 'Duplicate', icon: IconCopy, keys: 'mod+d' },
  { name: 'Archive', icon: IconArchive, keys: 'a' },
];
const say = (message: string) => toast({ message, tone: 'INFO' });

const items = (
  <Menu.Dropdown>
    {actions.map(({ name, icon: Icon, keys }) => (
      <Menu.Item
        key={name}
        leftSection={<Icon size={16} stroke={1.6} aria-hidden="true" />}
        rightSection={<Kbd keys={keys} />}
        onClick={() => say(name)}
      >
        {name}
      </Menu.Item>
    ))}
    <Menu.Divider />
    <Menu.Item
      color="var(--kz-danger)"
      leftSection={<IconTrash size={16} stroke={1.6} aria-hidden="true" />}
      onClick={() => say('Deleted')}
    >
      Delete
    </Menu.Item>
  </Menu.Dropdown>
);

export function ActionsExample() {
  return (
    <Group gap="md">
      <Menu position="bottom-start" width={220}>
        <Menu.Target>
          <Button
            variant="default"
            rightSection={<IconChevronDown size={16} stroke={1.8} aria-hidden="true" />}
          >
            Invoice 2041
          </Button>
        </Menu.Target>
        {items}
      </Menu>
      <Menu position="bottom-start" width={220}>
        <Menu.Target>
          <ActionIcon variant="default" size="lg" aria-label="More to do with invoice 2042">
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        {items}
      </Menu>
    </Group>
  );
}

const colleagues = people.slice(0, 3);

export function SectionsExample() {
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

const columns = ['Customer', 'Due', 'Amount', 'Town'];
const orders = ['Newest first', 'By amount', 'By customer'];

export function ChoicesExample() {
  const [shown, setShown] = useState(['Customer', 'Amount']);
  const [order, setOrder] = useState('Newest first');
  return (
    <Stack gap="sm" align="flex-start">
      <Menu position="bottom-start" width={220}>
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconAdjustments size={16} stroke={1.6} aria-hidden="true" />}
          >
            View
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>Columns</Menu.Label>
          <Menu.CheckboxGroup value={shown} onChange={setShown}>
            {columns.map((column) => (
              <Menu.CheckboxItem key={column} value={column}>
                {column}
              </Menu.CheckboxItem>
            ))}
          </Menu.CheckboxGroup>
          <Menu.Divider />
          <Menu.Label>Order</Menu.Label>
          <Menu.RadioGroup value={order} onChange={setOrder}>
            {orders.map((one) => (
              <Menu.RadioItem key={one} value={one}>
                {one}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
        </Menu.Dropdown>
      </Menu>
      <p role="status">
        {shown.join(', ') || 'No columns'}. {order}.
      </p>
    </Stack>
  );
}

const formats = ['PDF', 'Excel', 'CSV'];
const reminders = ['In an hour', 'Tomorrow at 8:00', 'On Monday'];

export function NestedExample() {
  return (
    <Menu position="bottom-start" width={200}>
      <Menu.Target>
        <Button
          variant="default"
          rightSection={<IconChevronDown size={16} stroke={1.8} aria-hidden="true" />}
        >
          Statement of October
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => say('Opened')}>Open</Menu.Item>
        <Menu.Sub>
          <Menu.Sub.Target>
            <Menu.Sub.Item>Download as</Menu.Sub.Item>
          </Menu.Sub.Target>
          <Menu.Sub.Dropdown>
            {formats.map((format) => (
              <Menu.Item key={format} onClick={() => say(`Downloaded as ${format}`)}>
                {format}
              </Menu.Item>
            ))}
          </Menu.Sub.Dropdown>
        </Menu.Sub>
        <Menu.Sub>
          <Menu.Sub.Target>
            <Menu.Sub.Item>Remind me</Menu.Sub.Item>
          </Menu.Sub.Target>
          <Menu.Sub.Dropdown>
            {reminders.map((time) => (
              <Menu.Item key={time} onClick={() => say(`Reminds you: ${time}`)}>
                {time}
              </Menu.Item>
            ))}
          </Menu.Sub.Dropdown>
        </Menu.Sub>
      </Menu.Dropdown>
    </Menu>
  );
}

const counties =
  'Baringo Bomet Bungoma Busia Embu Garissa Isiolo Kajiado Kakamega Kericho Kiambu Kilifi Kisii Kisumu Kitui Kwale Laikipia Lamu Machakos Makueni Mandera Marsabit Meru Migori Mombasa Nairobi Nakuru Nandi Narok Nyamira Nyandarua Nyeri Samburu Siaya Turkana Vihiga Wajir'.split(
    ' ',
  );

export function SearchExample() {
  const [county, setCounty] = useState('Kisumu');
  const [words, setWords] = useState('');
  const combobox = useCombobox({
    onDropdownOpen: () => combobox.focusSearchInput(),
    onDropdownClose: () => {
      setWords('');
      combobox.focusTarget();
    },
  });
  const found = counties.filter((name) => name.toLowerCase().includes(words.trim().toLowerCase()));
  return (
    <Combobox
      store={combobox}
      width={220}
      position="bottom-start"
      onOptionSubmit={(name) => {
        setCounty(name);
        combobox.closeDropdown();
      }}
    >
      <Combobox.Target targetType="button">
        <Button
          variant="default"
          leftSection={<IconMapPin size={16} stroke={1.6} aria-hidden="true" />}
          aria-label={`County: ${county}`}
          onClick={() => combobox.toggleDropdown()}
        >
          {county}
        </Button>
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          aria-label="Search counties"
          placeholder="Search counties"
          value={words}
          onChange={({ currentTarget }) => {
            setWords(currentTarget.value);
            combobox.updateSelectedOptionIndex();
          }}
        />
        <Combobox.Options mah={220} style={{ overflowY: 'auto' }} tabIndex={0} aria-label="Counties">
          {found.map((name) => (
            <Combobox.Option key={name} value={name} active={name === county}>
              {name}
            </Combobox.Option>
          ))}
          {found.length === 0 && <Combobox.Empty>No county is called so</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

const places = {
  'bottom-start': 'Below',
  'top-start': 'Above',
  'right-start': 'Beside',
  'bottom-end': 'Below, at the end',
} as const;
const all = ['bottom-start', 'top-start', 'right-start', 'bottom-end'] as const;
const ways = ['By phone', 'By e-mail', 'By letter'];

export function PlacesExample() {
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
