import { ProgressBar } from '@kazi/ui/progress-bar';
import { toast } from '@kazi/ui/toast';
import { Button, Group, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { useStepFocus } from './use-step-focus.ts';
import classes from './wizard.module.css';

const first = { question: 'Who brings the goods?', choices: ['We deliver', 'They are fetched'] };
const delivery = [
  { question: 'How far is it?', choices: ['In town', 'Up to 100 km', 'Further'] },
  { question: 'Does it need cooling?', choices: ['Yes', 'No'] },
];
const fetching = [{ question: 'When are they fetched?', choices: ['In the morning', 'In the afternoon'] }];

export default function Branching() {
  const [answers, setAnswers] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState('');
  const questions = [first, ...(answers[0] === 'They are fetched' ? fetching : delivery)];
  const step = answers.length;
  const heading = useStepFocus(step);
  const current = questions[step];
  function answer() {
    setAnswers([...answers, chosen]);
    setChosen('');
    if (step === questions.length - 1) toast({ message: 'That is all we need.' });
  }
  return (
    <Stack gap="sm">
      <ProgressBar value={step} max={questions.length} label={`${step} of ${questions.length} answered`} />
      <h3 ref={heading} tabIndex={-1} className={classes.heading}>
        {current?.question ?? answers.join(', ')}
      </h3>
      {current && (
        <Radio.Group aria-label={current.question} value={chosen} onChange={setChosen}>
          <Stack gap="xs">
            {current.choices.map((choice) => (
              <Radio key={choice} value={choice} label={choice} />
            ))}
          </Stack>
        </Radio.Group>
      )}
      <Group gap="sm">
        <Button variant="default" disabled={step === 0} onClick={() => setAnswers(answers.slice(0, -1))}>
          Back
        </Button>
        {current && (
          <Button disabled={chosen === ''} onClick={answer}>
            Next
          </Button>
        )}
      </Group>
    </Stack>
  );
}
