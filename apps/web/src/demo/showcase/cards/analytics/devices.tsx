import type { Period } from '@kazi/simulation/cards';
import { useState } from 'react';
import { Devices } from '../../../dashboards/ecommerce/devices.tsx';

export default function DeviceShares() {
  const [period, setPeriod] = useState<Period>();
  return <Devices period={period} onPeriod={setPeriod} />;
}
