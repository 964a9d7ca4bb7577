/**
 * The addresses Safaricom's callbacks come from, as SDKs quote them from the portal; lists in the wild disagree
 * about .128, .132, 214.209 and 214.212, which are therefore left out. Read 2026-11; confirm with a live account.
 */
export const safaricomAddresses = [
  '196.201.214.200',
  '196.201.214.206',
  '196.201.214.207',
  '196.201.214.208',
  '196.201.213.44',
  '196.201.213.114',
  '196.201.212.69',
  '196.201.212.74',
  '196.201.212.127',
  '196.201.212.129',
  '196.201.212.136',
  '196.201.212.138',
] as const;
