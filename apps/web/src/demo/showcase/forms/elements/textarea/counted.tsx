import { Textarea } from '@mantine/core';
import { useState } from 'react';

const most = 160;
const short = 20;

export default function Counted() {
  const [text, setText] = useState(
    'Habari Grace, your order KZ-1042 is packed and leaves for Kisumu tomorrow morning.',
  );
  const left = most - [...text].length;
  return (
    <>
      <Textarea
        label="Text message"
        description={left < 0 ? undefined : `${left} characters left`}
        error={left < 0 && `${-left} characters too many for one message`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        rows={4}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        dir="auto"
      />
      <span className="mantine-visually-hidden" role="status">
        {left <= short && left >= 0 && `${left} characters left`}
      </span>
    </>
  );
}
