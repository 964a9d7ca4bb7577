import '@mantine/core/styles/Anchor.layer.css';
import '@mantine/core/styles/Spoiler.layer.css';
import { Spoiler, Stack } from '@mantine/core';

const paragraphs = [
  'We deliver vegetables from forty farms around Nyahururu to kitchens in Nairobi. The lorry leaves at three in the morning, and what is ordered before six in the evening is on it.',
  'Potatoes come by the sack of fifty kilograms, kale and spinach by the crate, and avocados by the dozen. Whatever arrives bruised is taken back the next day.',
  'Kitchens that order every week pay at the end of the month. The others pay on delivery, to Till 881 442.',
];

export default function More() {
  return (
    <Spoiler maxHeight={64} showLabel="Read on" hideLabel="Show less">
      <Stack gap="xs">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Stack>
    </Spoiler>
  );
}
