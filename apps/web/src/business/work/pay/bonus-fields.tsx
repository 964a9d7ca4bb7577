import { TextInput, type TextInputProps } from '@mantine/core';
import type { ComponentProps } from 'react';
import { AmountField } from '../../../shell/amount/amount-field.tsx';

interface BonusFieldsProps {
  amount: Omit<ComponentProps<typeof AmountField>, 'name'>;
  reason: TextInputProps;
}

/** What is paid beyond a reward, and why: by itself, or with the acceptance of the work. */
export const BonusFields = ({ amount, reason }: BonusFieldsProps) => (
  <>
    <AmountField name="bonus" {...amount} />
    <TextInput {...reason} />
  </>
);
