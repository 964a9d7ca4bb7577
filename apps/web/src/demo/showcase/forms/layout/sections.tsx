import { toast } from '@kazi/ui/toast';
import { Button, Checkbox, NumberInput, Radio, Stack, TextInput } from '@mantine/core';
import classes from './layout.module.css';

export default function Sections() {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        toast({ message: 'The branch is opened.' });
      }}
    >
      <fieldset className={classes.section}>
        <legend>
          Branch <small>As customers see it</small>
        </legend>
        <Stack gap="md">
          <TextInput label="Name" defaultValue="Duka Letu Nakuru" />
          <TextInput label="Landmark" defaultValue="Opposite the railway station" />
        </Stack>
      </fieldset>
      <fieldset className={classes.section}>
        <legend>
          Money <small>What the till may hold</small>
        </legend>
        <Stack gap="md">
          <NumberInput
            label="Cash at most"
            defaultValue={20_000}
            prefix="KES "
            thousandSeparator=","
            step={1000}
            min={0}
          />
          <Radio.Group label="Banked" defaultValue="day">
            <Stack gap="xs" mt="xs">
              <Radio value="day" label="Every evening" />
              <Radio value="week" label="On Fridays" />
            </Stack>
          </Radio.Group>
        </Stack>
      </fieldset>
      <Stack gap="md" align="flex-start">
        <Checkbox label="Tell the customers of Nakuru by text message" defaultChecked />
        <Button type="submit">Open the branch</Button>
      </Stack>
    </form>
  );
}
