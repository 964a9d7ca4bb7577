import { audit, events, notifications, push, unsubscriptions } from './activity/index.ts';
import { files } from './files/index.ts';
import { identity } from './identity/index.ts';
import { money } from './money/index.ts';
import { organisation } from './organisation/index.ts';
import { payroll } from './payroll/index.ts';
import { work } from './work/index.ts';

/** Every call of the API, by area and noun. Server, web and documentation are made from this. */
export const contract = {
  activity: { audit, events, notifications, push, unsubscriptions },
  files,
  identity,
  money,
  organisation,
  payroll,
  work,
};
