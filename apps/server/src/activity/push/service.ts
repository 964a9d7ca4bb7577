import { createECDH } from 'node:crypto';
import webPush from 'web-push';
import { everySecret } from '../../config/secret.ts';
import type { Services } from '../../services.ts';

/** Hosts of the push services of browsers, and domains of those that have many. */
const knownHosts = ['fcm.googleapis.com', 'web.push.apple.com', 'updates.push.services.mozilla.com'];
const knownDomains = ['.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com'];

type Needs = Pick<Services, 'config' | 'secretFor' | 'publicUrl'>;

/**
 * Whether an address is one of a push service: of a browser's, over https, or of the operator's. No other is ever called, so that
 * nobody has the server call what they cannot reach themselves.
 */
export function isPushService(address: string, { config }: Pick<Needs, 'config'>): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, origin, username, password } = new URL(address);
  if (username || password) return false;
  if (config.pushServices.includes(origin)) return true;
  const isKnown = knownHosts.includes(hostname) || knownDomains.some((domain) => hostname.endsWith(domain));
  return protocol === 'https:' && port === '' && isKnown;
}

/** A key pair by which push services know this server: base64url. */
interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

function keysOf(privateKey: string): VapidKeys {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return { publicKey: curve.getPublicKey('base64url'), privateKey };
}

/** The key pairs that devices may have subscribed with, the one for new ones first: the operator's, and those of the master secrets. */
export function vapidKeys({
  config,
  secretFor,
}: Pick<Needs, 'config' | 'secretFor'>): [VapidKeys, ...VapidKeys[]] {
  const [first, ...former] = everySecret(secretFor, 'push');
  const own = [keysOf(first), ...former.map(keysOf)] as const;
  return config.pushPrivateKey ? [keysOf(config.pushPrivateKey), ...own] : [...own];
}

export interface Device {
  endpoint: string;
  p256dh: string;
  auth: string;
  vapid_key: string;
}

/** Long enough for a phone that is off over night; what is older is read under the bell. */
const livesS = 24 * 3600;
const waitsMs = 10_000;
/** By these a service says that the browser has unsubscribed, or takes nothing from this server. */
const goneStatuses = [403, 404, 410];

/** Sends a message to a device, encrypted for it alone. Gives whether the device is gone, and never throws. */
export async function sendToDevice(
  device: Device,
  message: object,
  services: Needs & Pick<Services, 'log'>,
): Promise<boolean> {
  const keys = vapidKeys(services).find(({ publicKey }) => publicKey === device.vapid_key);
  if (!keys || !isPushService(device.endpoint, services)) return true;
  try {
    const { p256dh, auth, endpoint } = device;
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      { TTL: livesS, contentEncoding: 'aes128gcm', vapidDetails: { subject: subjectOf(services), ...keys } },
    );
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
      body: body && new Uint8Array(body),
      redirect: 'error',
      signal: AbortSignal.timeout(waitsMs),
    });
    await answer.body?.cancel();
    return goneStatuses.includes(answer.status);
  } catch (error) {
    // The notice stands under the bell all the same.
    services.log.warn({ err: error }, 'A notice was not pushed');
    return false;
  }
}

/** How a push service reaches who runs this server. */
const subjectOf = ({ publicUrl }: Pick<Needs, 'publicUrl'>): string =>
  publicUrl.startsWith('https:') ? publicUrl : 'mailto:operator@localhost';
