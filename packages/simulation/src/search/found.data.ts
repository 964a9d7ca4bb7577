import { personOf } from '../people/people.ts';
import type { ContactEntry, FileEntry } from './contract.ts';

export const files: readonly FileEntry[] = [
  { id: 1, title: 'Shop plan Kisumu.pdf', by: 'Grace Achieng', size: '1.4 MB' },
  { id: 2, title: 'Quotation TILL-17.docx', by: 'Collins Wafula', size: '86 kB' },
  { id: 3, title: 'Payroll October.xlsx', by: 'Cynthia Chebet', size: '212 kB' },
  { id: 4, title: 'Logo Mawingu.svg', by: 'Brian Otieno', size: '9 kB' },
];

const contact = (person: number, time: string): ContactEntry => {
  const { id, fullName, email, avatar } = personOf(person);
  return { id, title: fullName, email, img: avatar, time };
};

export const contacts: readonly ContactEntry[] = [
  contact(5, '21 May 2026'),
  contact(13, '14 Jun 2026'),
  contact(20, '3 Sep 2026'),
  contact(30, '17 Nov 2026'),
];
