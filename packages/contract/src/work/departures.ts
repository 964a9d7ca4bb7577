import * as z from 'zod';
import { user } from '../identity/index.ts';
import { addition, byId, id, line, money } from '../shared/index.ts';
import { handoverKinds } from './words.ts';

const tag = 'Departures';

/** What of a person's is handed over as one, see `handoverKinds`. */
const handoverKind = z.enum(handoverKinds);

/** What a removal of a person hands over, and what of theirs stays where it is. */
export const departure = z.object({
  items: z.array(
    z.object({
      kind: handoverKind,
      count: z.int(),
      passes: z.boolean().meta({
        description:
          'False for rights over the wallets of others that the caller may not give: those end with the removal',
      }),
    }),
  ),
  disputed: z.int().meta({ description: 'Their open tasks in dispute: what is held stays frozen for them' }),
  promised: money.nullable().meta({
    description: 'Held from their wallet for others, and paid from there; null where it is not shown',
  }),
  wallet: money.nullable().meta({ description: 'What their wallet has left; null where it is not shown' }),
  payroll: z
    .object({
      unpaid: z.int().meta({ description: 'Payslips of theirs that are approved and not paid yet' }),
      pays: z.boolean().meta({ description: 'Payroll is paid from their wallet' }),
    })
    .nullable()
    .meta({ description: 'For who runs payroll' }),
});
export type Departure = z.infer<typeof departure>;

const typedName = line(130).meta({ description: 'Their first and last name, typed to confirm' });

/**
 * A person who leaves: removed, with what is theirs handed over to others, and later made anonymous. A removed person is suspended,
 * and comes back as a suspended one does; what was handed over stays where it is then. Their wallet stays theirs: who manages all
 * accounts reaches it.
 */
export const departures = {
  preview: addition('GET', '/users/{id}/departure', {
    tag,
    summary: 'What the removal of a person would hand over, counted',
  })
    .input(byId)
    .output(departure),
  remove: addition('POST', '/users/{id}/removal', {
    tag,
    weight: 'proof',
    summary: 'Remove a person and hand over what is theirs',
    refuses: ['last-owner'],
  })
    .input(
      byId.extend({
        name: typedName,
        heir: id
          .optional()
          .meta({ description: 'Who gets all of it; may be left out where there is nothing' }),
        heirs: z
          .partialRecord(handoverKind, id)
          .optional()
          .meta({ description: 'Who gets what of one kind instead' }),
      }),
    )
    .output(user),
  anonymise: addition('POST', '/users/{id}/anonymisation', {
    tag,
    weight: 'proof',
    summary: 'Make a removed person anonymous, for good',
    refuses: ['not-removed-yet', 'wallet-not-empty'],
  })
    .input(byId.extend({ name: typedName }))
    .output(user),
};
