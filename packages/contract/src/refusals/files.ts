import { refusal } from './kinds.ts';

/** What calls of files are refused for. */
export const files = {
  'no-room-for-files': refusal(503),
  'scanner-unavailable': refusal(503),
  'file-beyond-scanner': refusal(422, { name: 'text' }),
  'file-holds-malware': refusal(422, { name: 'text', malware: 'text' }),
  'file-attached': refusal(409, { name: 'text', count: 'count' }),
  'quota-of-person': refusal(409, { kept: 'bytes', quota: 'bytes', size: 'bytes' }),
  'quota-of-workspace': refusal(409, { kept: 'bytes', quota: 'bytes', size: 'bytes' }),
};
