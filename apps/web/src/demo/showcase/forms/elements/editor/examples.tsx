import { toast } from '@kazi/ui/toast';
import { Button, Group, Input, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { RichTextField } from '../../../../parts/rich-text/rich-text-field.tsx';
import { SafeHtml } from '../../../../parts/safe-html.tsx';

const wiringTask = `<p>Wiring of the new store in Thika, before the rains.</p>
<ul><li>Two circuits for the freezers</li><li>A main switch beside the door</li></ul>`;

export function BasicExample() {
  const [description, setDescription] = useState(wiringTask);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        toast({ message: 'The task is kept.' });
      }}
    >
      <Stack gap="md" align="flex-start">
        <TextInput w="100%" label="Task" defaultValue="Wire the store" />
        <Input.Wrapper w="100%" label="Description" labelElement="div">
          <RichTextField label="Description" value={description} onChange={setDescription} />
        </Input.Wrapper>
        <Button type="submit">Keep</Button>
      </Stack>
    </form>
  );
}

const closingNotice =
  '<h2>Closed on Friday</h2><p>The shop is closed for <strong>stocktaking</strong>. Orders leave on Monday.</p>';

export function ShownExample() {
  const [notice, setNotice] = useState(closingNotice);
  return (
    <Stack gap="md">
      <Input.Wrapper label="Notice" labelElement="div">
        <RichTextField label="Notice" value={notice} onChange={setNotice} />
      </Input.Wrapper>
      <section aria-label="As customers see it">
        <SafeHtml html={notice} />
      </section>
    </Stack>
  );
}

const most = 280;

/** The letters of HTML, without its marks. */
const lettersIn = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.length;

export function LimitedExample() {
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
