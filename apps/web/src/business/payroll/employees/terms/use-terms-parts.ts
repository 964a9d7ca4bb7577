import type { Terms } from '@kazi/contract/payroll';
import { useTranslation } from 'react-i18next';

interface Part {
  name: string;
  /** In cents, a month. */
  amount: number;
}

/** Gives each part of terms with its name, those without an amount left out. */
export function useTermsParts() {
  const { t } = useTranslation('payroll');
  const nameOf = (kind: string, name: string) =>
    name === kind ? name : t('terms.deductionOf', { kind, name });
  return ({ salary, allowances, benefits, pension, insurance, deductions, ...more }: Terms): Part[] => {
    const { car, housing, meals, other } = benefits;
    const parts: Part[] = [
      ...allowances.map(({ name, amount }) => ({ name, amount })),
      { name: t('terms.car'), amount: car?.amount ?? 0 },
      { name: t('terms.housing'), amount: housing?.value ?? 0 },
      { name: t('terms.meals'), amount: meals },
      { name: t('terms.other'), amount: other },
      { name: t('terms.pensionOf', { scheme: pension?.scheme ?? '' }), amount: pension?.employee ?? 0 },
      { name: t('terms.pensionEmployer'), amount: pension?.employer ?? 0 },
      { name: t('terms.medicalFund'), amount: more.medicalFund },
      { name: t('terms.mortgageInterest'), amount: more.mortgageInterest },
      { name: t('terms.premium'), amount: insurance?.premium ?? 0 },
      ...deductions.map(({ name, kind, amount }) => ({
        name: nameOf(t(`deduction.${kind}`), name),
        amount,
      })),
    ];
    return [{ name: t('terms.salary'), amount: salary }, ...parts.filter(({ amount }) => amount !== 0)];
  };
}
