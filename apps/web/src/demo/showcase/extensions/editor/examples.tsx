import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { RichTextField } from '../../../parts/rich-text/rich-text-field.tsx';
import { SafeHtml } from '../../../parts/safe-html.tsx';

const text =
  '<h2>Market day in Karatina</h2><p>Be at the gate by <strong>five</strong>. Bring:</p><ul><li><p>the scale</p></li><li><p>two hundred crates</p></li></ul>';

export function ArticleExample() {
  const [html, setHtml] = useState(text);
  return <RichTextField label="Article" value={html} onChange={setHtml} />;
}

/** Whatever was written or pasted, only what is safe is shown. */
export function ShownExample() {
  const [html, setHtml] = useState('<p>The lorry from <em>Naivasha</em> comes at noon.</p>');
  const [shown, setShown] = useState(html);
  return (
    <>
      <RichTextField label="Note" value={html} onChange={setHtml} />
      <Button my="sm" variant="default" disabled={html === shown} onClick={() => setShown(html)}>
        Publish
      </Button>
      <SafeHtml html={shown} />
    </>
  );
}

const most = 160;
const lengthOf = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.trim().length;

export function CountedExample() {
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
