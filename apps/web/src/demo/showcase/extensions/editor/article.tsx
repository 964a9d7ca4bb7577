import { useState } from 'react';
import { RichTextField } from '../../../parts/rich-text/rich-text-field.tsx';

const text =
  '<h2>Market day in Karatina</h2><p>Be at the gate by <strong>five</strong>. Bring:</p><ul><li><p>the scale</p></li><li><p>two hundred crates</p></li></ul>';

export default function Article() {
  const [html, setHtml] = useState(text);
  return <RichTextField label="Article" value={html} onChange={setHtml} />;
}
