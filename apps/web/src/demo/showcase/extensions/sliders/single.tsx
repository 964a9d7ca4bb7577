import { Slider, Stack } from '@mantine/core';
import '@mantine/core/styles/Slider.layer.css';

export default function Single() {
  return (
    <Stack gap="xl" py="sm">
      <Slider defaultValue={40} thumbLabel="Brightness" label={(value) => `${value} %`} />
      <Slider defaultValue={65} size="sm" thumbLabel="Volume" color="gray" label={(value) => `${value} %`} />
      <Slider defaultValue={20} disabled thumbLabel="Not for now" />
    </Stack>
  );
}
