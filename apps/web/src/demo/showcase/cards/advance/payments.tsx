import { Money } from '@kazi/ui/money';
import { Panel } from '@kazi/ui/panel';
import IconBuildingBank from '#icons/IconBuildingBank';
import IconCash from '#icons/IconCash';
import IconDeviceMobile from '#icons/IconDeviceMobile';
import classes from './advance.module.css';

const payments = [
  { icon: IconDeviceMobile, who: 'Ziwa Fresh Foods', how: 'M-Pesa, today 9:12', cents: 12_400_00 },
  { icon: IconBuildingBank, who: 'Rent of the store', how: 'PesaLink, yesterday', cents: -65_000_00 },
  { icon: IconCash, who: 'Market in Thika', how: 'Cash, on Saturday', cents: 8_350_00 },
  { icon: IconDeviceMobile, who: 'Salary of Esther Njeri', how: 'M-Pesa, on Friday', cents: -38_700_00 },
];

export default function Payments() {
  return (
    <Panel title="Last seven days" description="What came and what went">
      <ul className={classes.rows}>
        {payments.map(({ icon: Icon, who, how, cents }) => (
          <li key={who}>
            <span className={classes.sign}>
              <Icon size={18} stroke={1.6} aria-hidden="true" />
            </span>
            <span className={classes.words}>
              {who}
              <small>{how}</small>
            </span>
            <Money amount={cents} currency="KES" />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
