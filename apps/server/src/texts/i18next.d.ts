import type { resources } from './resources.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'mails';
    resources: (typeof resources)['en'];
    returnNull: false;
  }
}
