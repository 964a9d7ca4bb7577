/** What a link that opens a task over the screen is marked with, so that the focus can go back to it. */
export const opens = (task: string) => ({ 'data-opens-task': task });

/** Gives the focus to what opens a task; false where the screen shows nothing that does. */
export function focusOpener(task: string): boolean {
  const link = document.querySelector<HTMLElement>(`[data-opens-task="${CSS.escape(task)}"]`);
  link?.focus();
  return link !== null;
}
