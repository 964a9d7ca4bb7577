import { Select } from '@mantine/core';

const counties = [
  { group: 'Coast', items: ['Kilifi', 'Kwale', 'Lamu', 'Mombasa', 'Taita-Taveta', 'Tana River'] },
  { group: 'Nyanza', items: ['Homa Bay', 'Kisii', 'Kisumu', 'Migori', 'Nyamira', 'Siaya'] },
  { group: 'Central', items: ['Kiambu', 'Kirinyaga', 'Murang’a', 'Nyandarua', 'Nyeri'] },
  { group: 'Western', items: ['Bungoma', 'Busia', 'Kakamega', 'Vihiga'] },
];

export default function Searchable() {
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
