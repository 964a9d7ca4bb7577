import { cents } from '@kazi/contract/cents';
import { inWords } from '@kazi/contract/shared';
import { formatMoney } from '@kazi/ui/money-format';
import { expect, test } from 'vitest';

test.each(['KES', 'UGX', 'TZS', 'RWF', 'ETB', 'USD', 'TND'])(
  'screens and mails write the same amount of %s alike',
  (currency) => {
    const onScreen = formatMoney(125_050, currency, 'en').replace(/\s/g, ' ');
    expect(inWords(cents(125_050), currency)).toBe(onScreen);
  },
);
