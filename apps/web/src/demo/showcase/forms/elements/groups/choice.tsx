import { Input, NativeSelect, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import classes from './groups.module.css';

const countries = { '+254': 'Kenya', '+255': 'Tanzania', '+256': 'Uganda', '+250': 'Rwanda' };

export default function Choice() {
  const [code, setCode] = useState('+254');
  const [number, setNumber] = useState('712 000 345');
  const id = useId();
  return (
    <Input.Wrapper
      label="Phone"
      labelElement="div"
      labelProps={{ id }}
      description={`Text messages go to ${code} ${number}.`}
      inputWrapperOrder={['label', 'input', 'description']}
    >
      <fieldset className={classes.joined} aria-labelledby={id} dir="ltr">
        <NativeSelect
          className={classes.choice}
          aria-label="Country"
          value={code}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
          data={Object.entries(countries).map(([value, country]) => ({
            value,
            label: `${value} ${country}`,
          }))}
        />
        <TextInput
          className={classes.grows}
          aria-label="Number"
          type="tel"
          autoComplete="tel-national"
          value={number}
          onChange={({ currentTarget }) => setNumber(currentTarget.value)}
        />
      </fieldset>
    </Input.Wrapper>
  );
}
