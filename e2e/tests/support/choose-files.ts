import type { Locator } from '@playwright/test';

/** Chooses files as a person does: by a button, in the window that it opens. */
export async function chooseFiles(
  button: Locator,
  ...files: { name: string; mimeType: string; buffer: Buffer }[]
): Promise<void> {
  const choosing = button.page().waitForEvent('filechooser');
  await button.click();
  await (await choosing).setFiles(files);
}
