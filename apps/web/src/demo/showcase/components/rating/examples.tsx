import { Text } from '@kazi/ui/layout';
import '@mantine/core/styles/Rating.layer.css';
import '@mantine/core/styles/Progress.layer.css';
import { Group, Progress, Rating, Stack } from '@mantine/core';
import { useState } from 'react';
import IconHeart from '#icons/IconHeart';
import IconHeartFilled from '#icons/IconHeartFilled';
import IconMoodCry from '#icons/IconMoodCry';
import IconMoodEmpty from '#icons/IconMoodEmpty';
import IconMoodHappy from '#icons/IconMoodHappy';
import IconMoodSad from '#icons/IconMoodSad';
import IconMoodSmile from '#icons/IconMoodSmile';
import shared from '../../shared.module.css';
import classes from './examples.module.css';

const words = ['Not rated', 'Poor', 'Fair', 'Good', 'Very good', 'Excellent'];
const nameOf = (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`);

export function StarsExample() {
  const [value, setValue] = useState(4);
  return (
    <Stack gap="md">
      <Group gap="md">
        <Rating
          role="group"
          aria-label="Delivery by Savanna Freight"
          size="lg"
          color="var(--kz-chart-3)"
          allowClear
          value={value}
          onChange={setValue}
          getSymbolLabel={nameOf}
        />
        <p role="status">{words[value]}</p>
      </Group>
      {(['xs', 'sm', 'md'] as const).map((size) => (
        <Rating
          key={size}
          role="group"
          aria-label={`Size ${size}`}
          size={size}
          color="var(--kz-chart-3)"
          defaultValue={3}
          getSymbolLabel={nameOf}
        />
      ))}
    </Stack>
  );
}

const shops = [
  { name: 'Duka Letu, Kisumu', average: 4.5, count: 212 },
  { name: 'Picha Moja, Nairobi', average: 3.25, count: 38 },
  { name: 'Pwani Safaris, Kilifi', average: 0, count: 0 },
];

export function PartsExample() {
  return (
    <Stack gap="md">
      {shops.map(({ name, average, count }) => (
        <div key={name}>
          <Text weight={500}>{name}</Text>
          <Group gap="xs">
            <div aria-hidden="true">
              <Rating readOnly fractions={4} color="var(--kz-chart-3)" value={average} />
            </div>
            <p className={shared.detail}>
              {count > 0 ? `${average} of 5, from ${count} customers` : 'Nobody said anything yet'}
            </p>
          </Group>
        </div>
      ))}
    </Stack>
  );
}

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

export function SymbolsExample() {
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

const votes = { 5: 148, 4: 41, 3: 12, 2: 4, 1: 7 };
const all = Object.entries(votes).toSorted(([one], [other]) => Number(other) - Number(one));
const count = all.reduce((sum, [, number]) => sum + number, 0);
const average = all.reduce((sum, [stars, number]) => sum + Number(stars) * number, 0) / count;

export function SummaryExample() {
  return (
    <div className={classes.summary}>
      <div>
        <p className={classes.average}>{average.toFixed(1)}</p>
        <div aria-hidden="true">
          <Rating readOnly fractions={10} size="sm" color="var(--kz-chart-3)" value={average} />
        </div>
        <p className={shared.detail}>{count} customers</p>
      </div>
      <ul className={classes.votes} aria-label="How many gave each">
        {all.map(([stars, number]) => (
          <li key={stars}>
            <span>{stars}</span>
            <Progress
              value={(number / count) * 100}
              color="var(--kz-chart-3)"
              aria-label={`${stars} of 5 stars, by ${number} customers`}
            />
            <span className={shared.detail}>{number}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
