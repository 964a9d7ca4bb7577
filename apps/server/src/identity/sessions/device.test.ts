import { expect, test } from 'vitest';
import { readerIn } from '../../texts/reader.ts';
import { deviceOf } from './device.ts';

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`${mac} Version/18.0 Safari/605.1.15`, 'Safari on macOS'],
  [`${windows} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge on Windows'],
  [`${windows} Chrome/140.0.0.0 Safari/537.36 OPR/120.0.0.0`, 'Opera on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPhone',
  ],
  ['curl/8.5.0', 'curl'],
  ['<script>alert(1)</script>', 'Unknown device'],
  ['', 'Unknown device'],
  [null, 'Unknown device'],
])('%s is called %s', (userAgent, device) => {
  expect(deviceOf(userAgent, readerIn('en'))).toBe(device);
});

test.each([
  ['fr', 'Chrome sur iPhone', 'Un appareil inconnu'],
  ['sw', 'Chrome kwenye iPhone', 'Kifaa kisichojulikana'],
] as const)('its reader’s language is kept: %s', (language, known, unknown) => {
  const phone = 'Mozilla/5.0 (iPhone) CriOS/140.0 Safari/604.1';
  expect(deviceOf(phone, readerIn(language))).toBe(known);
  expect(deviceOf(null, readerIn(language))).toBe(unknown);
});
