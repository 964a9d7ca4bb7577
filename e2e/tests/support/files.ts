import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';

/** The smallest picture: one pixel, as PNG. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Chooses files as a person does: by a button, in the window that it opens. */
export async function chooseFiles(
  button: Locator,
  ...files: { name: string; mimeType: string; buffer: Buffer }[]
): Promise<void> {
  const choosing = button.page().waitForEvent('filechooser');
  await button.click();
  await (await choosing).setFiles(files);
}

/** What a click saves among the downloads: what the file is called, and its lines. */
export async function savedFile(page: Page, button: Locator): Promise<{ name: string; lines: string[] }> {
  const saved = page.waitForEvent('download');
  await button.click();
  const file = await saved;
  const text = await readFile(await file.path(), 'utf8');
  return { name: file.suggestedFilename(), lines: text.trim().split(/\r?\n/) };
}
