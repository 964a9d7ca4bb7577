import type { Page } from '@playwright/test';

/** The task that is open over a screen. */
export const drawer = (page: Page) => page.getByRole('dialog', { name: 'Task', exact: true });

/** Where a comment is written. */
export const commentBox = (page: Page) => page.getByRole('textbox', { name: 'Write a comment' });

/** What an opened task says of how far it is. */
export const status = (page: Page, name: string) => page.getByRole('button', { name: `Status: ${name}` });
