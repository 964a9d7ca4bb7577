import type { Locator, Page } from '@playwright/test';

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;
interface Point {
  x: number;
  y: number;
}

const boxOf = async (what: Locator): Promise<Box> => {
  const box = await what.boundingBox();
  if (!box) throw new Error('What is dragged, or where to, is not on the page');
  return box;
};

interface Drag {
  /** Where it is taken: its middle by default, or its lower edge. */
  grip?: 'middle' | 'edge';
  /** Let go at the end; else it stays in the hand. */
  drop?: boolean;
}

/** Drags by mouse as a hand does, to a point that is counted from the box of `to`, or of the thing itself. */
export async function drag(
  page: Page,
  from: Locator,
  to: Locator,
  point: (box: Box) => Point,
  { grip = 'middle', drop = true }: Drag = {},
) {
  const { width, height } = await boxOf(from);
  // Waits until it is at rest with nothing over it: a dialog that still closes would take the press.
  await from.hover({ position: { x: width / 2, y: grip === 'edge' ? height - 2 : height / 2 } });
  const start = await boxOf(from);
  const x = start.x + width / 2;
  const y = grip === 'edge' ? start.y + height - 2 : start.y + height / 2;
  const end = point(await boxOf(to));
  await page.mouse.down();
  await page.mouse.move(x + Math.sign(end.x - x) * 12, y + Math.sign(end.y - y) * 6, { steps: 3 });
  await page.mouse.move(end.x, end.y, { steps: 10 });
  if (drop) await page.mouse.up();
}
