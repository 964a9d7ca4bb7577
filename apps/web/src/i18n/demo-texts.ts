import type access from './en/demo/access.json';
import type account from './en/demo/account.json';
import type apiKey from './en/demo/api-key.json';
import type authentication from './en/demo/authentication.json';
import type blog from './en/demo/blog.json';
import type calendar from './en/demo/calendar.json';
import type chat from './en/demo/chat.json';
import type dashboards from './en/demo/dashboards.json';
import type ecommerce from './en/demo/ecommerce.json';
import type email from './en/demo/email.json';
import type faq from './en/demo/faq.json';
import type forms from './en/demo/forms.json';
import type invoices from './en/demo/invoices.json';
import type kanban from './en/demo/kanban.json';
import type knowledge from './en/demo/knowledge.json';
import type licence from './en/demo/licence.json';
import type misc from './en/demo/misc.json';
import type modals from './en/demo/modals.json';
import type pricing from './en/demo/pricing.json';
import type profile from './en/demo/profile.json';
import type todo from './en/demo/todo.json';
import type users from './en/demo/users.json';

/** The texts of the demo's pages, a file for each app. A new app adds its line here, and its file in each language. */
export interface DemoTexts {
  'demo/access': typeof access;
  'demo/account': typeof account;
  'demo/api-key': typeof apiKey;
  'demo/authentication': typeof authentication;
  'demo/blog': typeof blog;
  'demo/calendar': typeof calendar;
  'demo/chat': typeof chat;
  'demo/dashboards': typeof dashboards;
  'demo/ecommerce': typeof ecommerce;
  'demo/email': typeof email;
  'demo/faq': typeof faq;
  'demo/forms': typeof forms;
  'demo/invoices': typeof invoices;
  'demo/kanban': typeof kanban;
  'demo/knowledge': typeof knowledge;
  'demo/licence': typeof licence;
  'demo/misc': typeof misc;
  'demo/modals': typeof modals;
  'demo/pricing': typeof pricing;
  'demo/profile': typeof profile;
  'demo/todo': typeof todo;
  'demo/users': typeof users;
}
