/** A query parameter as a whole number, or `otherwise` where it is absent or none. */
export function whole(text: string | undefined, otherwise: number): number {
  const value = Number.parseInt(text ?? '', 10);
  return Number.isNaN(value) ? otherwise : value;
}

/** An id however it arrived: as number, as text, or not at all (then one that nothing has). */
export function idOf(given: unknown): number {
  const id = typeof given === 'number' ? given : Number.parseInt(String(given), 10);
  return Number.isNaN(id) ? -1 : id;
}
