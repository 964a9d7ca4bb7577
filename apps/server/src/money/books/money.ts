/** The currency of wallets, as long as rails carry no other. */
export const walletCurrency = 'KES';
