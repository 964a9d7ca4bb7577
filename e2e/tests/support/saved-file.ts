import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';

/** What a click saves among the downloads: what the file is called, and its lines. */
export async function savedFile(page: Page, button: Locator): Promise<{ name: string; lines: string[] }> {
  const saved = page.waitForEvent('download');
  await button.click();
  const file = await saved;
  const text = await readFile(await file.path(), 'utf8');
  return { name: file.suggestedFilename(), lines: text.trim().split(/\r?\n/) };
}
