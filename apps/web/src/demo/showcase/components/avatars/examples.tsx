import { Text } from '@kazi/ui/layout';
import '@mantine/core/styles/Indicator.layer.css';
import { people } from '@kazi/simulation/people';
import { Avatar } from '@kazi/ui/avatar';
import { Button, FileButton, Group, Indicator, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Faces } from '../../../parts/faces.tsx';
import shared from '../../shared.module.css';

const names = [
  'Amina Wanjiru',
  'Brian Otieno',
  'Cynthia Chebet',
  'Daniel Mutua',
  'Esther Njeri',
  'Hassan Omar',
  'Irene Mwende',
  'Wangari',
];

export function InitialsExample() {
  return (
    <Group gap="sm">
      {names.map((name) => (
        <Avatar key={name} name={name} size={40} />
      ))}
    </Group>
  );
}

const sizes = [20, 28, 40, 56, 88];

export function PicturesExample() {
  return (
    <Group gap="md" align="flex-end">
      {people.slice(0, sizes.length).map(({ id, fullName, avatar }, at) => (
        <Avatar key={id} name={fullName} src={avatar} size={sizes[at] ?? 28} />
      ))}
    </Group>
  );
}

export function NamedExample() {
  return (
    <Stack gap="md">
      {people.slice(5, 9).map(({ id, fullName, jobTitle, city, avatar }) => (
        <Group key={id} gap="sm" wrap="nowrap">
          <Avatar name={fullName} src={avatar} size={40} decorative />
          <div>
            <Text weight={500}>{fullName}</Text>
            <p className={shared.under}>
              {jobTitle}, {city}
            </p>
          </div>
        </Group>
      ))}
    </Stack>
  );
}

const states = [
  { word: 'Here', color: 'var(--kz-success)' },
  { word: 'In a call', color: 'var(--kz-danger)' },
  { word: 'Back at 14:00', color: 'var(--kz-warning)' },
  { word: 'Away since Monday', color: 'var(--kz-neutral)' },
];

export function PresenceExample() {
  return (
    <Stack gap="md">
      {people.slice(0, states.length).map(({ id, fullName, avatar }, at) => (
        <Group key={id} gap="sm" wrap="nowrap">
          <Indicator
            position="bottom-end"
            offset={5}
            size={12}
            withBorder
            inline
            zIndex={1}
            color={states[at]?.color ?? ''}
          >
            <Avatar name={fullName} src={avatar} size={40} decorative />
          </Indicator>
          <div>
            <Text weight={500}>{fullName}</Text>
            <p className={shared.under}>{states[at]?.word}</p>
          </div>
        </Group>
      ))}
    </Stack>
  );
}

const teams = [
  { name: 'Delivery in Mombasa', size: 3 },
  { name: 'Shop on Biashara Street', size: 7 },
  { name: 'Harvest in Kericho', size: 24 },
];

export function GroupExample() {
  return (
    <Stack gap="md">
      {teams.map(({ name, size }) => (
        <Group key={name} gap={12} justify="space-between" wrap="nowrap">
          <Text weight={500}>{name}</Text>
          <Faces
            people={people
              .slice(0, size)
              .map(({ fullName, avatar }) => ({ name: fullName, picture: avatar }))}
            max={5}
            size={32}
          />
        </Group>
      ))}
    </Stack>
  );
}

const name = 'Mercy Atieno';
const maxBytes = 2_000_000;

export function UploadExample() {
  const [picture, setPicture] = useState<string>();
  const [error, setError] = useState<string>();
  useEffect(() => () => URL.revokeObjectURL(picture ?? ''), [picture]);
  const choose = (file: File | null) => {
    if (!file) return;
    const isFine = file.type.startsWith('image/') && file.size <= maxBytes;
    setError(isFine ? undefined : 'Choose a picture of at most 2 MB.');
    if (isFine) setPicture(URL.createObjectURL(file));
  };
  return (
    <Group gap="md">
      <Avatar name={name} src={picture} size={88} />
      <div>
        <Group gap="xs">
          <FileButton accept="image/png,image/jpeg,image/webp" onChange={choose}>
            {(props) => (
              <Button {...props} variant="default">
                Choose a picture
              </Button>
            )}
          </FileButton>
          <Button variant="subtle" disabled={!picture} onClick={() => setPicture(undefined)}>
            Remove
          </Button>
        </Group>
        <p className={shared.under} style={{ color: error ? 'var(--kz-danger)' : undefined }} role="status">
          {error ?? 'PNG, JPEG or WebP of at most 2 MB.'}
        </p>
      </div>
    </Group>
  );
}
