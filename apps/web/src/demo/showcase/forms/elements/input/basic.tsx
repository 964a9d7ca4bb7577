import { Stack, TextInput } from '@mantine/core';

export default function Basic() {
  return (
    <Stack gap="md">
      <TextInput
        label="Name of the business"
        placeholder="Mawingu Studio"
        autoComplete="organization"
        required
      />
      <TextInput
        label="E-mail"
        description="Receipts and payslips are sent here."
        placeholder="amina@mawingu.example"
        type="email"
        autoComplete="email"
        inputMode="email"
      />
      <TextInput label="Town" defaultValue="Kisumu" autoComplete="address-level2" />
    </Stack>
  );
}
