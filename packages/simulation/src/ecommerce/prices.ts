/** For an order with something that does not ship for nothing. */
const deliveryFee = 350;

/** Addition: what a code takes off. */
export interface Coupon {
  code: string;
  percent: number;
}

interface Line {
  price: number;
  qty: number;
  discountPercentage: number;
  hasFreeShipping: boolean;
}

/** What an order costs, and why; all in whole shillings. */
interface Prices {
  /** How many things there are. */
  items: number;
  /** Before anything is taken off. */
  full: number;
  discount: number;
  couponDiscount: number;
  delivery: number;
  total: number;
}

const sum = <Item>(items: readonly Item[], of: (item: Item) => number) =>
  items.reduce((total, item) => total + of(item), 0);

/** Adds up a cart. A coupon takes its part of what is left after the discounts. */
export function pricesOf(lines: readonly Line[], coupon: Coupon | null): Prices {
  const full = sum(lines, ({ price, qty }) => price * qty);
  const discount = sum(lines, ({ price, qty, discountPercentage }) =>
    Math.round((price * qty * discountPercentage) / 100),
  );
  const couponDiscount = coupon ? Math.round(((full - discount) * coupon.percent) / 100) : 0;
  const delivery = lines.every(({ hasFreeShipping }) => hasFreeShipping) ? 0 : deliveryFee;
  return {
    items: sum(lines, ({ qty }) => qty),
    full,
    discount,
    couponDiscount,
    delivery,
    total: full - discount - couponDiscount + delivery,
  };
}
