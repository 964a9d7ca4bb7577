import { cents } from '@kazi/contract/cents';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';

const offer: Record<string, Array<[name: string, description: string, shillings: number]>> = {
  'Work place': [
    ['Desk at the Ngong Road studio, a month', 'A desk of your own, power backup and coffee.', 9_500],
    ['Meeting room, ten hours', 'The room for eight with a screen; book it in the calendar.', 4_000],
    ['Laptop stand and keyboard', 'Handed out at the studio.', 6_800],
  ],
  Learning: [
    [
      'M-Pesa integration, a weekend course',
      'Two days with Brian: STK push, callbacks, reconciliation.',
      7_500,
    ],
    ['English for client calls, eight evenings', 'On Tuesdays, online.', 5_200],
    ['First aid at work', 'A day with St John Ambulance, with a certificate.', 3_900],
  ],
  Cover: [
    ['Laptop insurance, a year', 'Theft and breakage, KES 150,000 at most.', 4_600],
    ['Accident cover, a year', 'For work on site and the way there.', 3_200],
  ],
};

/** Offers what the sample firm sells its people. */
export async function addProducts(tx: Tx): Promise<void> {
  for (const [name, products] of Object.entries(offer)) {
    const category = newId();
    await tx.insertInto('product_categories').values({ tenant_id: tx.tenant, id: category, name }).execute();
    await tx
      .insertInto('products')
      .values(
        products.map(([title, description, shillings]) => ({
          tenant_id: tx.tenant,
          id: newId(),
          category_id: category,
          name: title,
          description,
          price: cents(shillings * 100),
          currency: 'KES',
        })),
      )
      .execute();
  }
}
