import '@mantine/core/styles/Accordion.layer.css';
import { Accordion } from '@mantine/core';
import IconBuildingBank from '#icons/IconBuildingBank';
import IconDeviceMobile from '#icons/IconDeviceMobile';
import IconWallet from '#icons/IconWallet';

const ways = [
  { name: 'M-Pesa', icon: IconDeviceMobile, text: 'Arrives at once, at most KES 250,000.' },
  { name: 'Bank account', icon: IconBuildingBank, text: 'Arrives on the same day, of any size.' },
  { name: 'Kazi wallet', icon: IconWallet, text: 'Costs nothing, and can be withdrawn later.' },
];

export default function Separated() {
  return (
    <Accordion variant="separated" chevronPosition="left">
      {ways.map(({ name, icon: Icon, text }) => (
        <Accordion.Item key={name} value={name}>
          <Accordion.Control icon={<Icon size={18} stroke={1.6} aria-hidden="true" />}>
            {name}
          </Accordion.Control>
          <Accordion.Panel>{text}</Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}
