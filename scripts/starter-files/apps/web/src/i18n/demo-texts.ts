import type account from './en/demo/account.json';
import type authentication from './en/demo/authentication.json';
import type forms from './en/demo/forms.json';
import type misc from './en/demo/misc.json';
import type profile from './en/demo/profile.json';

/** The texts of the pages, a file for each app. A new app adds its line here, and its file in each language. */
export interface DemoTexts {
  'demo/account': typeof account;
  'demo/authentication': typeof authentication;
  'demo/forms': typeof forms;
  'demo/misc': typeof misc;
  'demo/profile': typeof profile;
}
