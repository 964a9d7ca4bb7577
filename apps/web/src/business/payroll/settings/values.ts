import type { PayrollSettings } from '@kazi/contract/payroll';
import type { client } from '../../../api/client.ts';

/** The settings of the workspace, under a name as every record that is edited has one. */
export type Item = PayrollSettings & { id: string };

export const itemOf = (settings: PayrollSettings): Item => ({ ...settings, id: 'payroll' });

/** The settings as the form holds them. */
export interface SettingsValues {
  name: string;
  kraPin: string;
  nssfNumber: string;
  shaNumber: string;
  proration: PayrollSettings['proration'];
  oneThirdOf: PayrollSettings['oneThirdOf'];
  payDay: number | string;
  lockPayslips: boolean;
  /** The payer is set to oneself or removed; until then it is as it was. */
  payer: 'as-now' | 'me' | 'nobody';
}

export const valuesOf = (settings: Item): SettingsValues => ({
  name: settings.name ?? '',
  kraPin: settings.kraPin ?? '',
  nssfNumber: settings.nssfNumber ?? '',
  shaNumber: settings.shaNumber ?? '',
  proration: settings.proration,
  oneThirdOf: settings.oneThirdOf,
  payDay: settings.payDay,
  lockPayslips: settings.lockPayslips,
  payer: settings.payer ? 'as-now' : 'nobody',
});

type Change = Omit<Parameters<typeof client.payroll.settings.update>[0], 'version'>;

/** What the API takes for the values that were changed. An empty number is none. */
export function inputOf({ payer, payDay, ...change }: Partial<SettingsValues>): Change {
  return {
    ...change,
    ...(change.name !== undefined && { name: change.name.trim() || null }),
    ...(change.kraPin !== undefined && { kraPin: change.kraPin.trim() || null }),
    ...(change.nssfNumber !== undefined && { nssfNumber: change.nssfNumber.trim() || null }),
    ...(change.shaNumber !== undefined && { shaNumber: change.shaNumber.trim() || null }),
    ...(payDay !== undefined && { payDay: Number(payDay) }),
    ...(payer !== undefined && payer !== 'as-now' && { payer }),
  };
}
