import { MultiSelect } from '@mantine/core';
import { useState } from 'react';

const goods = ['Avocado', 'Beans', 'Coffee', 'Kale', 'Maize', 'Mango', 'Millet', 'Rice', 'Tea', 'Tilapia'];
const most = 4;

export default function Multiple() {
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
      clearButtonProps={{ 'aria-label': 'Take all out' }}
      hidePickedOptions
      nothingFoundMessage="Not among the goods of the market"
    />
  );
}
