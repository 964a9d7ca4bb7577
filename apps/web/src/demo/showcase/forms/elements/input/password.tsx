import { PasswordInput } from '@mantine/core';
import { useId, useState } from 'react';
import IconCheck from '#icons/IconCheck';
import IconX from '#icons/IconX';
import classes from './password.module.css';

const rules = [
  { text: 'At least 10 characters', holds: (typed: string) => typed.length >= 10 },
  { text: 'More than one word or figure', holds: (typed: string) => /[\s\d-]/.test(typed.trim()) },
  { text: 'Not the name of the business', holds: (typed: string) => !/mawingu/i.test(typed) },
];

export default function Password() {
  const [typed, setTyped] = useState('');
  const id = useId();
  return (
    <>
      <PasswordInput
        label="New password"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        autoComplete="new-password"
        aria-describedby={id}
        visibilityToggleButtonProps={{ 'aria-label': 'Show the password', tabIndex: 0 }}
      />
      <ul id={id} className={classes.rules}>
        {rules.map(({ text, holds }) => {
          const isMet = typed !== '' && holds(typed);
          const Icon = isMet ? IconCheck : IconX;
          return (
            <li key={text} data-met={isMet || undefined}>
              <Icon size={16} stroke={2} aria-label={isMet ? 'Met:' : 'Missing:'} role="img" /> {text}
            </li>
          );
        })}
      </ul>
    </>
  );
}
