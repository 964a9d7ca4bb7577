import type { Period } from '@kazi/simulation/cards';
import { useState } from 'react';
import { Customers } from '../../../dashboards/analytics/customers.tsx';

export default function CustomerShares() {
  const [period, setPeriod] = useState<Period>();
  return <Customers period={period} onPeriod={setPeriod} />;
}
