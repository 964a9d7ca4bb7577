import { Button } from '@mantine/core';
import { useState } from 'react';
import { RichTextField } from '../../../parts/rich-text/rich-text-field.tsx';
import { SafeHtml } from '../../../parts/safe-html.tsx';

/** Whatever was written or pasted, only what is safe is shown. */
export default function Shown() {
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
