/** What a field for rich text is to screen readers, before and after its editor is there. */
export const fieldAttributes = (label: string) => ({
  role: 'textbox',
  'aria-multiline': 'true' as const,
  'aria-label': label,
  dir: 'auto',
});
