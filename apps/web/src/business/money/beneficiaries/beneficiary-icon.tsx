import IconBolt from '#icons/IconBolt';
import IconBuildingBank from '#icons/IconBuildingBank';
import IconDeviceMobile from '#icons/IconDeviceMobile';
import classes from './beneficiaries.module.css';
import { type BeneficiaryType, kindOf } from './beneficiary-types.ts';

const icons = { mobile: IconDeviceMobile, pesalink: IconBolt, bank: IconBuildingBank };

/** Shows at a glance which way a beneficiary is paid. */
export function BeneficiaryIcon({ type }: { type: BeneficiaryType }) {
  const Icon = icons[kindOf(type)];
  return (
    <span className={classes.icon} aria-hidden="true">
      <Icon size={20} stroke={1.6} />
    </span>
  );
}
