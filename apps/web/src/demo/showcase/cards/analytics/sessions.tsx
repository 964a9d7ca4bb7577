import type { Period } from '@kazi/simulation/cards';
import { useState } from 'react';
import { AverageSessions } from '../../../dashboards/analytics/average-sessions.tsx';

export default function Sessions() {
  const [period, setPeriod] = useState<Period>();
  return <AverageSessions period={period} onPeriod={setPeriod} />;
}
