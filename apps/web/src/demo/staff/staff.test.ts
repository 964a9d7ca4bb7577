import { expect, test } from 'vitest';
import { toEmployee } from './staff.ts';

test('the texts of the call become values that can be sorted and counted', () => {
  const employee = toEmployee({
    responsive_id: '',
    id: 7,
    avatar: '',
    full_name: 'Wanjiru Kamau',
    post: 'Accountant',
    email: 'wanjiru@staff.example',
    city: 'Nairobi',
    start_date: '04/03/2021',
    salary: '$23,896.35',
    age: '34',
    experience: '4 Years',
    status: 2,
  });
  expect(employee).toMatchObject({ name: 'Wanjiru Kamau', start: '2021-04-03', salary: 2_389_635, age: 34 });
});
