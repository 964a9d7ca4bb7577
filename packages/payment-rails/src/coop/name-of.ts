import * as z from 'zod';
import { coopRecipientBank } from '../banks/banks.ts';
import type { Gateway } from '../http/gateway.ts';
import type { Party } from '../rail.ts';
import type { CoopConfig } from './config.ts';
import { enquiryReference } from './enquiry.ts';

const answer = z.object({ MessageCode: z.coerce.string(), RecipientName: z.string().trim().min(1) });

/** The name the receiving bank has for an account; undefined for phones and where the bank tells none. */
export async function nameOf(
  gateway: Gateway,
  config: CoopConfig,
  party: Party,
): Promise<string | undefined> {
  if (party.kind !== 'bank-account') return undefined;
  const result = await gateway.call({
    path: '/Enquiry/Validation/IPSL/1.0.0/',
    body: {
      MessageReference: enquiryReference(),
      UserId: config.userId,
      AccountNumber: party.account,
      RecipientBankIdentifier: coopRecipientBank(party.bank),
    },
  });
  const reply = answer.safeParse(result.kind === 'answer' && result.status === 200 ? result.body : undefined);
  return reply.success && reply.data.MessageCode === '0' ? reply.data.RecipientName : undefined;
}
