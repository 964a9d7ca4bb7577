import { inWords } from '@kazi/contract/shared';
import { type Prompt, phoneOf } from '@kazi/payment-rails';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { registerDevRoutes, sendDevPage, sendShown } from '../../mail/dev-page.ts';
import { escapeHtml, momentHtml } from '../../mail/html.ts';
import type { Services } from '../../services.ts';
import { textsOn, usesLocalPhone } from './texts.ts';

type Texts = Awaited<ReturnType<typeof textsOn>>;

const answers = z.enum(['approve', 'decline', 'timeout']);
const asked = z.object({
  phone: z
    .string()
    .transform((typed) => phoneOf(typed))
    .optional(),
  /** What the prompt before was answered with, to be said once. */
  answered: answers.optional().catch(undefined),
});
const answered = z.object({ reference: z.string().max(27), answer: answers });

/**
 * A page in place of a real phone, for answering prompts and reading text messages: `/dev/phone` for people,
 * `/dev/phone.json?phone=` and `POST /dev/phone/answer` for tests. Only for a server without a gateway of text messages.
 */
export function mountPhone(app: FastifyInstance, services: Services): void {
  if (usesLocalPhone(services.config)) registerDevRoutes(app, (routes) => addRoutes(routes, services));
}

function addRoutes(routes: FastifyInstance, { rails, database }: Services): void {
  const onPhone = async (phone: string | undefined) => ({
    prompts: (phone && (await rails.phones?.promptsFor(phone))) || [],
    texts: phone ? await textsOn(database, phone) : [],
  });

  routes.get('/dev/phone.json', async ({ query }, reply) =>
    sendShown(reply, await onPhone(asked.safeParse(query).data?.phone)),
  );

  routes.get('/dev/phone', async ({ query }, reply) => {
    const { phone, answered: answer } = asked.safeParse(query).data ?? {};
    const shown = await onPhone(phone);
    const address = `/dev/phone.json${phone ? `?phone=${phone}` : ''}`;
    return sendDevPage(reply, {
      title: 'Phone',
      style,
      body: bodyOf({ phone, answer, ...shown }),
      shown,
      address,
    });
  });

  routes.post('/dev/phone/answer', async ({ body, query }, reply) => {
    const isForm = body instanceof URLSearchParams;
    const given = answered.safeParse(isForm ? Object.fromEntries(body) : body);
    if (!given.success || !rails.phones)
      return reply.code(400).send({ message: 'Say which prompt, and how.' });
    const outcome = await rails.phones.answer(given.data.reference, given.data.answer);
    const phone = asked.safeParse(query).data?.phone ?? '';
    return isForm
      ? reply.redirect(`/dev/phone?phone=${phone}&answered=${given.data.answer}`, 303)
      : reply.send(outcome);
  });
}

const style = `
body { max-width: 26rem }
article { border: 1px solid var(--line); border-radius: 12px; padding: 1rem; margin-block: 1rem }
form { display: flex; gap: .5rem; margin-block-start: .75rem }
input { flex: 1; min-width: 0 }
input, button { font: inherit; padding: .5rem .75rem; border-radius: 8px; border: 1px solid var(--line) }
button[value=approve] { background: #0b6e63; color: #fff; border-color: #0b6e63 }`;

const prompt = ({ reference, amount, narration }: Prompt, phone: string) => `<article>
<h2>Pay ${escapeHtml(inWords(amount, 'KES'))}?</h2>
<small>${escapeHtml(narration)}, ${escapeHtml(reference)}</small>
<form method="post" action="/dev/phone/answer?phone=${escapeHtml(phone)}">
<input type="hidden" name="reference" value="${escapeHtml(reference)}">
<button name="answer" value="approve">Pay</button>
<button name="answer" value="decline">Decline</button>
<button name="answer" value="timeout">Let it time out</button>
</form></article>`;

const outcomes = {
  approve: 'Paid. Kazi hears of it in a moment.',
  decline: 'Declined. Nothing was paid.',
  timeout: 'Left to time out. Nothing was paid.',
};

const text = ({ text: words, sentAt }: Texts[number]) =>
  `<article>${escapeHtml(words)}<br><small>${momentHtml(sentAt)}</small></article>`;

interface Shown {
  phone: string | undefined;
  answer: keyof typeof outcomes | undefined;
  prompts: Prompt[];
  texts: Texts;
}

function bodyOf({ phone, answer, prompts, texts }: Shown): string {
  const shown = [...prompts.map((one) => prompt(one, phone ?? '')), ...texts.map(text)];
  return `<p>Stands in for a phone while no real payment service is set: prompts to pay, and text messages.</p>
<form method="get"><input name="phone" inputmode="tel" aria-label="Phone number" placeholder="0712 345 678"
  value="${escapeHtml(phone ? `+${phone}` : '')}"><button>Show</button></form>
${answer ? `<p role="status"><strong>${outcomes[answer]}</strong></p>` : ''}
${shown.join('\n') || (answer ? '' : `<p>${phone ? 'Nothing has come to this phone.' : 'Enter the number that you gave Kazi.'}</p>`)}`;
}
