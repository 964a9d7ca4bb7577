import { people } from '@kazi/simulation/people';
import { Panel } from '@kazi/ui/panel';
import { Group, SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import { Faces } from '../../../parts/faces.tsx';
import classes from './advance.module.css';

const guests = people.slice(5, 12).map(({ fullName, avatar }) => ({ name: fullName, picture: avatar }));
const answers = ['Yes', 'Perhaps', 'No'] as const;
type Answer = (typeof answers)[number];

export default function Meeting() {
  const [answer, setAnswer] = useState<Answer>('Perhaps');
  return (
    <Panel>
      <Stack gap="md">
        <div className={classes.head}>
          <time className={classes.leaf} dateTime="2026-12-04">
            <small>DEC</small>4
          </time>
          <span className={classes.words}>
            <strong>Prices of the new year</strong>
            <small>
              <bdi>10:00 to 11:30, Savanna Freight, Mombasa</bdi>
            </small>
          </span>
        </div>
        <Group justify="space-between">
          <Faces people={guests} max={5} size={28} />
          <SegmentedControl<Answer>
            size="xs"
            aria-label="Do you come?"
            value={answer}
            onChange={setAnswer}
            data={[...answers]}
          />
        </Group>
        <p role="status">
          {answer === 'No'
            ? 'Farah is told that you stay away.'
            : `Seven are asked, you said ${answer.toLowerCase()}.`}
        </p>
      </Stack>
    </Panel>
  );
}
