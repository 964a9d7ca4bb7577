import { toast } from '@kazi/ui/toast';
import { Button, Group, Input, Stack } from '@mantine/core';
import { useState } from 'react';
import { RichTextField } from '../../../../parts/rich-text/rich-text-field.tsx';

const most = 280;

/** The letters of HTML, without its marks. */
const lettersIn = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.length;

export default function Limited() {
  const [answer, setAnswer] = useState(
    '<p>Habari Mercy, <em>asante</em> for asking: the mangoes come on Thursday.</p>',
  );
  const left = most - lettersIn(answer);
  return (
    <Stack gap="sm">
      <Input.Wrapper
        label="Answer"
        labelElement="div"
        error={left < 0 && `${-left} letters too many`}
        inputWrapperOrder={['label', 'input', 'error']}
      >
        <RichTextField label="Answer" value={answer} onChange={setAnswer} />
      </Input.Wrapper>
      <Group justify="space-between">
        <span>{left >= 0 && `${left} letters left`}</span>
        <Button disabled={left < 0} onClick={() => toast({ message: 'The answer is sent.' })}>
          Send
        </Button>
      </Group>
    </Stack>
  );
}
