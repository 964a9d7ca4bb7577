import * as z from 'zod';
import {
  addition,
  amountInCents,
  byId,
  call,
  currency,
  done,
  id,
  line,
  listOf,
  money,
  prose,
  walletMoney,
} from '../shared/index.ts';

const tag = 'Products';

/** Something the workspace offers its people, paid once from the wallet and then held. */
export const product = z.object({
  id,
  category: id,
  name: z.string(),
  description: z.string(),
  price: amountInCents,
  currency,
});
export type Product = z.infer<typeof product>;

const category = z.object({ id, name: z.string(), products: z.int() });

/** What a checkout has bought. */
export const checkedOut = z.object({ items: z.array(product), total: money });

const ofCategory = z.object({ id, categoryId: id });

/** What the workspace offers its people, priced in cents. What a person holds is seen by who sees their wallet. */
export const products = {
  held: call('GET', '/products/user/{id}/{categoryId}', { tag, summary: 'Products a person holds' })
    .input(ofCategory)
    .output(listOf(product)),
  notHeld: call('GET', '/products/user-not-exists/{id}/{categoryId}', {
    tag,
    summary: 'Products a person does not hold yet',
  })
    .input(ofCategory)
    .output(listOf(product)),
  categories: addition('GET', '/products/categories', { tag, summary: 'Categories of products' }).output(
    listOf(category),
  ),
  create: addition('POST', '/products', { tag, weight: 'proof', summary: 'Offer a product', status: 201 })
    .input(
      z.object({
        category: line(60),
        name: line(120),
        description: prose(2000).optional(),
        price: walletMoney,
      }),
    )
    .output(product),
  delete: addition('DELETE', '/products/{id}', {
    tag,
    weight: 'light',
    summary: 'Offer a product no longer; who holds it keeps it',
  })
    .input(byId)
    .output(done),
  checkout: addition('POST', '/products/checkout', {
    tag,
    weight: 'proof',
    summary: 'Buy products from the wallet, all or none',
    needsKey: true,
    status: 201,
    refuses: ['limit-reached', 'limit-reached-until', 'price-beyond-wallet', 'product-owned'],
  })
    .input(z.object({ products: z.array(id).min(1).max(50), total: walletMoney }))
    .output(checkedOut),
};
