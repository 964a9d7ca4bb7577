import type { ReportYear } from '@kazi/simulation/cards';
import { useState } from 'react';
import { RevenueReport } from '../../../dashboards/ecommerce/revenue-report.tsx';

export default function Report() {
  const [year, setYear] = useState<ReportYear>();
  return <RevenueReport year={year} onYear={setYear} />;
}
