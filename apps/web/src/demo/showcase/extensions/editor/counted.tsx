import { Text } from '@mantine/core';
import { useState } from 'react';
import { RichTextField } from '../../../parts/rich-text/rich-text-field.tsx';

const most = 160;
const lengthOf = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.trim().length;

export default function Counted() {
  const [html, setHtml] = useState('<p>Your parcel is at the stage in Nyeri.</p>');
  const left = most - lengthOf(html);
  return (
    <>
      <RichTextField label="Message" value={html} onChange={setHtml} />
      <Text size="sm" mt="xs" c={left < 0 ? 'var(--kz-danger)' : 'dimmed'} role="status">
        {left < 0 ? `${-left} characters too many` : `${left} characters left`}
      </Text>
    </>
  );
}
