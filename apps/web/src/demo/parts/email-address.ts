const addressPattern = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** What is wrong with an e-mail address; null where nothing is. */
export const emailAddress = (address: string): string | null =>
  address.trim() === ''
    ? 'Give an e-mail address.'
    : addressPattern.test(address.trim())
      ? null
      : 'An e-mail address looks like name@company.example.';
