import { employeeColumns } from '@kazi/contract/payroll/words';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { saveCsv } from '../parts/csv-file.tsx';
import { CsvImport } from '../parts/csv-import.tsx';

/** Adds and changes employees from a file: it is checked first, and saved whole or not at all. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('payroll');
  return (
    <CsvImport
      title={t('import.title')}
      words={t('import.words')}
      saveLabel={t('import.save')}
      onTemplate={saveTemplate}
      take={client.payroll.employees.import}
      changes={['employee']}
      ready={({ created, changed }) => t('import.ready', { created, changed })}
      says={({ created, changed }) => t('import.saved', { created, changed })}
      onClose={onClose}
    />
  );
}

/** What an example has in each column that the import takes. */
const example: Record<(typeof employeeColumns)[number], string> = {
  number: 'E001',
  first_name: 'Wanjiru',
  last_name: 'Kamau',
  joined_on: '2026-01-05',
  left_on: '',
  email: 'wanjiru@example.co.ke',
  phone: '+254712345678',
  job_title: 'Accountant',
  department: 'Finance',
  kra_pin: 'A012345678Z',
  identity_kind: 'national-id',
  identity_number: '30123456',
  nssf_number: '2012345678',
  sha_number: 'CR1234567890123-4',
  pay_method: 'mpesa',
  pay_phone: '+254712345678',
  pay_bank: '',
  pay_account: '',
  salary: '85000',
};

/** Saves a file to fill in: the headings, and an example to write over. */
const saveTemplate = () =>
  saveCsv('employees.csv', [employeeColumns, employeeColumns.map((column) => example[column])]);
