type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'preventDefault' | 'stopPropagation'>;

interface Endings {
  onSubmit?: (() => void) | undefined;
  onCancel?: (() => void) | undefined;
}

/** Sends by Ctrl or ⌘ with Enter, gives up by Escape; tells whether the key was one of these. */
export function handleSubmitKeys(event: Key, { onSubmit, onCancel }: Endings): boolean {
  const sends = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
  const action = sends ? onSubmit : event.key === 'Escape' ? onCancel : undefined;
  if (!action) return false;
  event.preventDefault();
  event.stopPropagation();
  action();
  return true;
}
