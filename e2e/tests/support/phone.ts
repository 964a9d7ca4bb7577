import { type APIRequestContext, expect } from '@playwright/test';

interface Prompt {
  reference: string;
  amount: number;
}

/** Answers the prompt that a phone shows, once it is there. Gives the amount it asked for, in cents. */
export async function answerPrompt(
  request: APIRequestContext,
  phone: string,
  answer: 'approve' | 'decline' | 'timeout',
): Promise<number> {
  let prompt: Prompt | undefined;
  await expect(async () => {
    const screen = await request.get('/dev/phone.json', { params: { phone } });
    const { prompts }: { prompts: Prompt[] } = await screen.json();
    [prompt] = prompts;
    expect(prompt, `a prompt on ${phone}`).toBeDefined();
  }).toPass({ timeout: 15_000 });
  if (!prompt) throw new Error(`No prompt on ${phone}`);
  const answered = await request.post('/dev/phone/answer', { data: { reference: prompt.reference, answer } });
  expect(answered.ok(), await answered.text()).toBe(true);
  return prompt.amount;
}
