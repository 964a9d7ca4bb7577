export { PayArrived, PayrollDue } from './returns/payroll-due.tsx';
