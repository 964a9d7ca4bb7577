import { people } from '@kazi/simulation/people';
import { Pill, TagsInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonOption } from '../../parts/person-option.tsx';
import { isEmailAddress } from '../../parts/validators.ts';
import { myAddress } from '../my-address.ts';
import classes from './compose.module.css';

interface RecipientsFieldProps {
  label: string;
  value: string[];
  onChange: (addresses: string[]) => void;
  error?: string | undefined;
  autoFocus?: boolean;
}

const names = new Map(people.map(({ email, fullName }) => [email, fullName]));
const suggestions = people
  .filter(({ email }) => email !== myAddress)
  .map(({ email, fullName }) => `${fullName} <${email}>`);
const most = 6;

/** The bare address of `Grace Achieng <grace@…>`, or what was typed. */
const addressIn = (typed: string) => /<(.+)>$/.exec(typed)?.[1] ?? typed.trim();
const nameOf = (address: string) => names.get(address) ?? address;

/** Several addresses, each typed or taken from the people one knows, who are suggested by what is typed. */
export function RecipientsField({ label, value, onChange, error, autoFocus = false }: RecipientsFieldProps) {
  const { t } = useTranslation('demo/email');
  const [typed, setTyped] = useState('');
  return (
    <TagsInput
      label={label}
      value={value}
      onChange={(addresses) => onChange([...new Set(addresses.map(addressIn))])}
      searchValue={typed}
      onSearchChange={setTyped}
      data={typed === '' ? [] : suggestions.filter((suggestion) => !value.includes(addressIn(suggestion)))}
      limit={most}
      selectFirstOptionOnChange
      splitChars={[',', ';']}
      error={error}
      data-autofocus={autoFocus || undefined}
      classNames={{ inputField: classes.typed }}
      renderOption={({ option }) => <PersonOption name={nameOf(addressIn(option.value))} />}
      renderPill={({ value: address = '', onRemove }) => (
        <Pill
          withRemoveButton
          {...(onRemove && { onRemove })}
          removeButtonProps={{ 'aria-label': t('write.remove', { name: nameOf(address) }), tabIndex: -1 }}
          title={address}
          data-wrong={!isEmailAddress(address) || undefined}
          className={classes.pill}
        >
          {nameOf(address)}
        </Pill>
      )}
    />
  );
}

/** The first of some addresses that is none; undefined where all are. */
export const wrongAddress = (addresses: readonly string[]): string | undefined =>
  addresses.find((address) => !isEmailAddress(address));
