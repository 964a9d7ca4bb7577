import type { Period } from '@kazi/simulation/cards';
import { useState } from 'react';
import { SupportTracker } from '../../../dashboards/analytics/support-tracker.tsx';

export default function Support() {
  const [period, setPeriod] = useState<Period>();
  return <SupportTracker period={period} onPeriod={setPeriod} />;
}
