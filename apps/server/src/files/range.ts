import type { ByteRange } from '../ports/files.ts';

/**
 * The part that a Range header asks for of `size` bytes. `all` where it asks for none, or for several, which
 * need not be honoured; `none` where there is nothing at that place.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'all' | 'none' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return 'all';
  if (from !== '' && to !== '' && Number(to) < Number(from)) return 'all';
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end ? { start, end } : 'none';
}
