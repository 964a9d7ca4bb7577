const names: Readonly<Record<string, string>> = {
  sandbox: 'Sandbox',
  coop: 'Co-op Connect',
  daraja: 'M-Pesa Daraja',
  jenga: 'Jenga',
};

/** A payment service by the name it goes by, the same in every language. */
export const railName = (rail: string): string => names[rail] ?? rail;
