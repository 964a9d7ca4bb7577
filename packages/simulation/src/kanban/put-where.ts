/** Takes one item out of a list and puts it where another one was. An id that nothing has changes nothing. */
export function putWhere(items: { id: number }[], id: number, targetId: number): void {
  const from = items.findIndex((item) => item.id === id);
  const to = items.findIndex((item) => item.id === targetId);
  if (from >= 0 && to >= 0) items.splice(to, 0, ...items.splice(from, 1));
}
