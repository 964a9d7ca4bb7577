import { people } from '@kazi/simulation/people';
import { Avatar } from '@kazi/ui/avatar';
import { Row, Text } from '@kazi/ui/layout';
import { Autocomplete, Loader, MultiSelect, NativeSelect, Select, Stack, TagsInput } from '@mantine/core';
import { useState } from 'react';
import classes from './examples.module.css';

const towns = ['Eldoret', 'Kisumu', 'Mombasa', 'Nairobi', 'Nakuru', 'Thika'];

export function BasicExample() {
  return (
    <Stack gap="md">
      <NativeSelect
        label="Unit"
        description="The browser’s own"
        data={['Kilogram', 'Bag of 90 kg', 'Tonne']}
      />
      <Select
        label="Branch"
        placeholder="Choose a town"
        data={towns}
        defaultValue="Nairobi"
        clearable
        clearButtonProps={{ 'aria-label': 'Clear the branch' }}
      />
      <Select
        label="Payable within"
        data={[
          { value: '0', label: 'At once' },
          { value: '14', label: '14 days' },
          { value: '30', label: '30 days' },
          { value: '90', label: '90 days, by agreement', disabled: true },
        ]}
        defaultValue="14"
        allowDeselect={false}
      />
    </Stack>
  );
}

const counties = [
  { group: 'Coast', items: ['Kilifi', 'Kwale', 'Lamu', 'Mombasa', 'Taita-Taveta', 'Tana River'] },
  { group: 'Nyanza', items: ['Homa Bay', 'Kisii', 'Kisumu', 'Migori', 'Nyamira', 'Siaya'] },
  { group: 'Central', items: ['Kiambu', 'Kirinyaga', 'Murang’a', 'Nyandarua', 'Nyeri'] },
  { group: 'Western', items: ['Bungoma', 'Busia', 'Kakamega', 'Vihiga'] },
];

export function SearchableExample() {
  return (
    <Select
      label="County"
      description="Type a few letters, for instance “ki”."
      placeholder="Choose or type"
      data={counties}
      searchable
      nothingFoundMessage="No county is called that"
      maxDropdownHeight={240}
      checkIconPosition="right"
    />
  );
}

const byId = new Map(people.slice(0, 12).map((person) => [String(person.id), person]));
const data = [...byId].map(([value, { fullName, company }]) => ({ value, label: `${fullName}, ${company}` }));

export function PeopleExample() {
  const [id, setId] = useState<string | null>('7');
  const chosen = byId.get(id ?? '');
  return (
    <Select
      label="Who delivers"
      placeholder="Choose a person"
      data={data}
      value={id}
      onChange={setId}
      searchable
      nothingFoundMessage="Nobody is called that"
      leftSection={chosen && <Avatar name={chosen.fullName} src={chosen.avatar} size={22} decorative />}
      renderOption={({ option }) => {
        const person = byId.get(option.value);
        return (
          <Row as="span" gap={10}>
            <Avatar name={person?.fullName ?? ''} src={person?.avatar} size={32} decorative />
            <span className={classes.words}>
              {person?.fullName}
              <Text as="small" tone="muted" size={12}>
                {person?.company}
              </Text>
            </span>
          </Row>
        );
      }}
    />
  );
}

const goods = ['Avocado', 'Beans', 'Coffee', 'Kale', 'Maize', 'Mango', 'Millet', 'Rice', 'Tea', 'Tilapia'];
const most = 4;

export function MultipleExample() {
  const [chosen, setChosen] = useState(['Coffee', 'Tea']);
  return (
    <MultiSelect
      label="What the farm grows"
      description={`${chosen.length} of at most ${most}`}
      placeholder={chosen.length < most ? 'Add' : ''}
      data={goods}
      value={chosen}
      onChange={setChosen}
      maxValues={most}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': 'Remove all' }}
      hidePickedOptions
      nothingFoundMessage="Not among the goods of the market"
    />
  );
}

export function TagsExample() {
  return (
    <Stack gap="md">
      <TagsInput
        label="Labels of the customer"
        description="Enter or a comma adds a label."
        placeholder="Add a label"
        data={['Wholesale', 'Pays late', 'Church', 'School']}
        defaultValue={['Wholesale']}
        clearable
        clearButtonProps={{ 'aria-label': 'Remove all labels' }}
      />
      <Autocomplete
        label="Reason of the return"
        description="Suggested, and free to be written otherwise."
        data={['Broken on the way', 'Not what was ordered', 'Came too late', 'Too many']}
        placeholder="For instance: came too late"
      />
    </Stack>
  );
}

export function StatesExample() {
  return (
    <Stack gap="md">
      <Select
        label="Account for payouts"
        placeholder="Choose"
        data={['KCB •••• 4321', 'M-Pesa •••• 345']}
        error="Choose where the money goes."
        withAsterisk
      />
      <Select
        label="Currency"
        data={['KES']}
        defaultValue="KES"
        disabled
        description="Fixed once the books are open."
      />
      <Select
        label="Bank"
        placeholder="Fetching the banks"
        data={[]}
        disabled
        rightSection={<Loader size={16} />}
        aria-busy
      />
      <Select label="Driver" placeholder="Choose" data={[]} nothingFoundMessage="Nobody drives today" />
    </Stack>
  );
}
