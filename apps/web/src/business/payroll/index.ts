export { PayrollDue } from './returns/payroll-due.tsx';
