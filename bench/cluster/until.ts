import { setTimeout as pause } from 'node:timers/promises';

const askedEveryMs = 100;

/** Waits until something holds, at most for so long. Gives whether it does. */
export async function until(holds: () => boolean | Promise<boolean>, withinMs = 180_000): Promise<boolean> {
  const began = Date.now();
  while (!(await holds())) {
    if (Date.now() - began > withinMs) return false;
    await pause(askedEveryMs);
  }
  return true;
}
