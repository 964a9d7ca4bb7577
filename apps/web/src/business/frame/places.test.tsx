import { abilityOf } from '@kazi/contract/abilities';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import shell from '../../i18n/en/shell.json';
import { useNavigation } from '../navigation.ts';
import { menuWords } from './places.ts';

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { shell } } });
});

/** Says the addresses in the menus of an owner and of an employee, who together see all there are. */
function Addresses() {
  const menus = [
    ...useNavigation(abilityOf([{ action: 'manage', subject: 'all' }])),
    ...useNavigation(abilityOf([{ action: 'read', subject: 'Payroll' }])),
  ];
  return [...new Set(menus.flatMap(({ items }) => items.map(({ to }) => to)))].sort().join(' ');
}

test('the palette finds every page of the menu by other words too', () => {
  expect(renderToStaticMarkup(<Addresses />)).toBe(Object.keys(menuWords).sort().join(' '));
});
