import { Button, Combobox, useCombobox } from '@mantine/core';
import { useState } from 'react';
import IconMapPin from '#icons/IconMapPin';
import classes from './dropdowns.module.css';

const counties =
  'Baringo Bomet Bungoma Busia Embu Garissa Isiolo Kajiado Kakamega Kericho Kiambu Kilifi Kisii Kisumu Kitui Kwale Laikipia Lamu Machakos Makueni Mandera Marsabit Meru Migori Mombasa Nairobi Nakuru Nandi Narok Nyamira Nyandarua Nyeri Samburu Siaya Turkana Vihiga Wajir'.split(
    ' ',
  );

export default function Search() {
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
        <Combobox.Options className={classes.options} mah={220} tabIndex={0} aria-label="Counties">
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
