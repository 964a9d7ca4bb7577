import { ActionIcon, Button, Group } from '@mantine/core';
import { useState } from 'react';
import IconBold from '#icons/IconBold';
import IconItalic from '#icons/IconItalic';
import IconStar from '#icons/IconStar';
import IconStarFilled from '#icons/IconStarFilled';
import IconUnderline from '#icons/IconUnderline';

const marks = [
  { name: 'Bold', icon: IconBold },
  { name: 'Italic', icon: IconItalic },
  { name: 'Underlined', icon: IconUnderline },
];

export default function Toggles() {
  const [on, setOn] = useState<readonly string[]>(['Bold']);
  const [isFollowed, setFollowed] = useState(false);
  const toggle = (name: string) =>
    setOn(on.includes(name) ? on.filter((other) => other !== name) : [...on, name]);
  return (
    <Group gap="lg">
      <ActionIcon.Group aria-label="Looks of the text">
        {marks.map(({ name, icon: Icon }) => (
          <ActionIcon
            key={name}
            size="lg"
            variant={on.includes(name) ? 'light' : 'default'}
            aria-label={name}
            aria-pressed={on.includes(name)}
            onClick={() => toggle(name)}
          >
            <Icon size={18} stroke={1.8} />
          </ActionIcon>
        ))}
      </ActionIcon.Group>
      <Button
        variant={isFollowed ? 'light' : 'default'}
        leftSection={isFollowed ? <IconStarFilled size={16} /> : <IconStar size={16} stroke={1.6} />}
        aria-pressed={isFollowed}
        onClick={() => setFollowed(!isFollowed)}
      >
        Follow this project
      </Button>
    </Group>
  );
}
