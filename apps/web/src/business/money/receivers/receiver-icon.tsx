import IconBolt from '#icons/IconBolt';
import IconBuildingBank from '#icons/IconBuildingBank';
import IconDeviceMobile from '#icons/IconDeviceMobile';
import { kindOf, type ReceiverType } from './receiver-types.ts';
import classes from './receivers.module.css';

const icons = { mobile: IconDeviceMobile, pesalink: IconBolt, bank: IconBuildingBank };

/** Shows at a glance which way a receiver is paid. */
export function ReceiverIcon({ type }: { type: ReceiverType }) {
  const Icon = icons[kindOf(type)];
  return (
    <span className={classes.icon} aria-hidden="true">
      <Icon size={20} stroke={1.6} />
    </span>
  );
}
