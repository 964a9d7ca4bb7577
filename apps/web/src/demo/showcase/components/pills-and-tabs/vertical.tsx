import { Switch, Tabs, TextInput } from '@mantine/core';

export default function Vertical() {
  return (
    <Tabs defaultValue="firm" orientation="vertical">
      <Tabs.List aria-label="Settings">
        <Tabs.Tab value="firm">Firm</Tabs.Tab>
        <Tabs.Tab value="notices">Notices</Tabs.Tab>
        <Tabs.Tab value="tax">Tax</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="firm" ps="md">
        <TextInput label="Name" defaultValue="Mawingu Studio" />
      </Tabs.Panel>
      <Tabs.Panel value="notices" ps="md">
        <Switch label="By SMS, when money comes in" defaultChecked />
      </Tabs.Panel>
      <Tabs.Panel value="tax" ps="md">
        <TextInput label="KRA PIN" defaultValue="P051234567X" />
      </Tabs.Panel>
    </Tabs>
  );
}
