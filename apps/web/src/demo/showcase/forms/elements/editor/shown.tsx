import { Input, Stack } from '@mantine/core';
import { useState } from 'react';
import { RichTextField } from '../../../../parts/rich-text/rich-text-field.tsx';
import { SafeHtml } from '../../../../parts/safe-html.tsx';

const begun =
  '<h2>Closed on Friday</h2><p>The shop is closed for <strong>stocktaking</strong>. Orders leave on Monday.</p>';

export default function Shown() {
  const [notice, setNotice] = useState(begun);
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
