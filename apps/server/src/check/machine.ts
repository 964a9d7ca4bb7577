import { access, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { railTitle } from '@kazi/payment-rails';
import { type Config, megabyte } from '../config/config.ts';
import { openDataDir } from '../config/preconditions.ts';
import { type Check, checkOf } from './outcome.ts';
import { paysReally } from './warnings.ts';

/** What is little, and too little, of free room on the disk of DATA_DIR. */
const littleBytes = 2_000 * megabyte;
const tooLittleBytes = 200 * megabyte;

/** The folder of the server, the room on its disk, the web application, and the payment services as they are configured. */
export const machineChecks = (config: Config): Check[] => [room(config), web(config), rails(config)];

const room = ({ dataDir }: Config): Check =>
  checkOf('DATA_DIR', `The folder ${dataDir}`, async () => {
    await openDataDir(dataDir);
    const { bavail, bsize } = await statfs(dataDir);
    const free = bavail * bsize;
    const says = `${dataDir} can be written to, and its disk has ${Math.round(free / megabyte)} MB free`;
    if (free >= littleBytes) return [{ state: 'ok', what: 'DATA_DIR', says: `${says}.` }];
    const state = free < tooLittleBytes ? 'fault' : 'warning';
    return [{ state, what: 'DATA_DIR', says: `${says}: make room, since a full disk stops all writing.` }];
  });

const web = ({ webDir }: Config): Check =>
  checkOf('WEB_DIR', 'The web application', async () => {
    const isThere = await access(join(webDir, 'index.html')).then(
      () => true,
      () => false,
    );
    return isThere
      ? [{ state: 'ok', what: 'WEB_DIR', says: `${webDir} holds the web application.` }]
      : [
          {
            state: 'warning',
            what: 'WEB_DIR',
            says: `${webDir} holds no web application: npm run build makes it.`,
          },
        ];
  });

const rails = (config: Config): Check =>
  checkOf('RAILS', 'The payment services', async () => {
    if (!paysReally(config))
      return [{ state: 'ok', what: 'RAILS', says: 'The sandbox carries payments of play money.' }];
    const titles = config.rails.map(({ name }) => railTitle(name)).join(', ');
    return [
      {
        state: 'ok',
        what: 'RAILS',
        says: `${titles}: configured. Nothing was asked of them, so whether they take the credentials shows at the first payment.`,
      },
    ];
  });
