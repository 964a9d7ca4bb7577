import '@mantine/core/styles/Rating.layer.css';
import { Rating, Stack } from '@mantine/core';
import { useState } from 'react';
import IconHeart from '#icons/IconHeart';
import IconHeartFilled from '#icons/IconHeartFilled';
import IconMoodCry from '#icons/IconMoodCry';
import IconMoodEmpty from '#icons/IconMoodEmpty';
import IconMoodHappy from '#icons/IconMoodHappy';
import IconMoodSad from '#icons/IconMoodSad';
import IconMoodSmile from '#icons/IconMoodSmile';

const moods = [
  { name: 'Awful', icon: IconMoodCry },
  { name: 'Bad', icon: IconMoodSad },
  { name: 'So so', icon: IconMoodEmpty },
  { name: 'Good', icon: IconMoodSmile },
  { name: 'Great', icon: IconMoodHappy },
];

function face(value: number, color: string) {
  const Icon = moods[value - 1]?.icon ?? IconMoodEmpty;
  return <Icon size={32} stroke={1.6} color={color} />;
}

export default function Symbols() {
  const [mood, setMood] = useState(4);
  return (
    <Stack gap="md">
      <Rating
        role="group"
        aria-label="Your week"
        value={mood}
        onChange={setMood}
        highlightSelectedOnly
        emptySymbol={(value) => face(value, 'var(--kz-faint)')}
        fullSymbol={(value) => face(value, 'var(--kz-accent-ink)')}
        getSymbolLabel={(value) => moods[value - 1]?.name ?? 'Not said'}
      />
      <p role="status">Your week: {moods[mood - 1]?.name}</p>
      <Rating
        role="group"
        aria-label="How much you like it"
        count={3}
        defaultValue={1}
        emptySymbol={<IconHeart size={28} stroke={1.6} color="var(--kz-faint)" />}
        fullSymbol={<IconHeartFilled size={28} color="var(--kz-danger)" />}
        getSymbolLabel={(value) => `${value} of 3`}
      />
    </Stack>
  );
}
