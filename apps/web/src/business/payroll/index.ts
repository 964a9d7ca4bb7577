export { EmployeeLink } from './employees/employee-link.tsx';
export { PayrollDue } from './returns/payroll-due.tsx';
