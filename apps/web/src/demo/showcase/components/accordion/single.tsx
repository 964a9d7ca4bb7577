import '@mantine/core/styles/Accordion.layer.css';
import { Accordion } from '@mantine/core';

const questions = [
  [
    'reward',
    'When is a reward paid?',
    'Once the task is accepted: until then it is held for who does the work.',
  ],
  ['fee', 'Who pays the fee of M-Pesa?', 'The one who withdraws. It is shown before the amount is sent.'],
  [
    'undo',
    'Can a payment be taken back?',
    'Until it is sent. Afterwards only who received it can send it back.',
  ],
] as const;

export default function Single() {
  return (
    <Accordion defaultValue="reward">
      {questions.map(([id, question, answer]) => (
        <Accordion.Item key={id} value={id}>
          <Accordion.Control>{question}</Accordion.Control>
          <Accordion.Panel>{answer}</Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}
