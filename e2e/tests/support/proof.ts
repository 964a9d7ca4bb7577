import type { Page } from '@playwright/test';

/** Lets the next call to this address be refused, as if the login were too old for it; of one method where it is given. */
export async function askForProof(page: Page, address: string, method?: string): Promise<void> {
  const refusal = { defined: true, code: 'CONFIRM_LOGIN', status: 403, message: 'Confirm your identity' };
  let asked = false;
  await page.route(address, (route) => {
    if (asked || (method && route.request().method() !== method)) return route.fallback();
    asked = true;
    return route.fulfill({ status: 403, json: { ...refusal, data: { errorMessage: refusal.message } } });
  });
}

/** The question for who somebody is. */
export const proofDialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm your identity' });
