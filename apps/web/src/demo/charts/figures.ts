/** What the charts of the showcase draw: a year of a small firm with three branches. */
export const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Takings in thousands of shillings. */
export const nairobi = [420, 380, 510, 560, 610, 590, 640, 700, 660, 720, 780, 910];
export const mombasa = [310, 290, 340, 330, 360, 420, 480, 510, 430, 400, 450, 620];
export const kisumu = [180, 210, 190, 230, 260, 250, 240, 280, 300, 310, 330, 390];

/** Costs in thousands of shillings. */
export const costs = [350, 340, 400, 420, 470, 450, 480, 500, 490, 520, 540, 600];

export const ways = ['M-Pesa', 'Bank', 'Wallet', 'Cash'];
/** Payments in per cent. */
export const shares = [58, 21, 14, 7];

export const skills = ['Speed', 'Care', 'Price', 'Reach', 'Service'];
export const riders = [80, 65, 90, 55, 70];
export const lorries = [50, 85, 60, 95, 65];

/** Kilometres and shillings of deliveries. */
export const deliveries = [
  [2, 150],
  [4, 220],
  [5, 260],
  [7, 330],
  [9, 390],
  [12, 520],
  [14, 560],
  [18, 700],
  [21, 790],
  [25, 940],
] as const;
