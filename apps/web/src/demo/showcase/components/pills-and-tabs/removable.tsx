import { Group, Pill, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';

export default function Removable() {
  const [skills, setSkills] = useState(['Welding', 'Roofing', 'Wiring']);
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const add = () => {
    const skill = typed.trim();
    if (skill && !skills.includes(skill)) setSkills([...skills, skill]);
    setTyped('');
  };
  const remove = (skill: string) => {
    setSkills(skills.filter((other) => other !== skill));
    field.current?.focus();
  };
  return (
    <>
      <TextInput
        ref={field}
        label="Skills"
        description="Enter adds what is typed"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Enter' && add()}
      />
      <Group gap="xs" mt="sm">
        {skills.map((skill) => (
          <Pill
            key={skill}
            size="md"
            withRemoveButton
            onRemove={() => remove(skill)}
            removeButtonProps={{ 'aria-label': `Take ${skill} away`, 'aria-hidden': false, tabIndex: 0 }}
          >
            {skill}
          </Pill>
        ))}
      </Group>
    </>
  );
}
