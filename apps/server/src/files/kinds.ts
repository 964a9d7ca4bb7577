/** A kind of file that may be uploaded. */
export interface Kind {
  /** Media type that it is kept and served as. */
  type: string;
  /** Endings that its name may have; the first is given to names that have none of them. */
  extensions: readonly [string, ...string[]];
}

const office = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';

/** Kinds that tell themselves by their first bytes, by the media types they are found as. */
export const kindsByBytes: Readonly<Record<string, Kind>> = {
  'image/png': { type: 'image/png', extensions: ['png'] },
  'image/apng': { type: 'image/png', extensions: ['png', 'apng'] },
  'image/jpeg': { type: 'image/jpeg', extensions: ['jpg', 'jpeg', 'jfif'] },
  'image/webp': { type: 'image/webp', extensions: ['webp'] },
  'image/gif': { type: 'image/gif', extensions: ['gif'] },
  'image/avif': { type: 'image/avif', extensions: ['avif'] },
  'application/pdf': { type: 'application/pdf', extensions: ['pdf'] },
  'application/rtf': { type: 'application/rtf', extensions: ['rtf'] },
  [`${office}.wordprocessingml.document`]: same(`${office}.wordprocessingml.document`, 'docx'),
  [`${office}.spreadsheetml.sheet`]: same(`${office}.spreadsheetml.sheet`, 'xlsx'),
  [`${office}.presentationml.presentation`]: same(`${office}.presentationml.presentation`, 'pptx'),
  [`${openDocument}.text`]: same(`${openDocument}.text`, 'odt'),
  [`${openDocument}.spreadsheet`]: same(`${openDocument}.spreadsheet`, 'ods'),
  [`${openDocument}.presentation`]: same(`${openDocument}.presentation`, 'odp'),
  'application/zip': same('application/zip', 'zip'),
  'audio/mpeg': same('audio/mpeg', 'mp3'),
  'audio/mp4': { type: 'audio/mp4', extensions: ['m4a', 'mp4'] },
  'audio/x-m4a': { type: 'audio/mp4', extensions: ['m4a', 'mp4'] },
  'audio/aac': same('audio/aac', 'aac'),
  'audio/ogg': { type: 'audio/ogg', extensions: ['ogg', 'oga', 'opus'] },
  'audio/ogg; codecs=opus': { type: 'audio/ogg', extensions: ['opus', 'ogg', 'oga'] },
  'audio/wav': same('audio/wav', 'wav'),
  'audio/flac': same('audio/flac', 'flac'),
  'video/mp4': { type: 'video/mp4', extensions: ['mp4', 'm4v'] },
  'video/x-m4v': { type: 'video/mp4', extensions: ['m4v', 'mp4'] },
  'video/webm': same('video/webm', 'webm'),
  'video/ogg': { type: 'video/ogg', extensions: ['ogv', 'ogg'] },
  'video/quicktime': same('video/quicktime', 'mov'),
};

/** Office documents of before 2007 all look alike from outside; the ending says which it is. */
export const kindsOfOldOffice: readonly Kind[] = [
  { type: 'application/msword', extensions: ['doc'] },
  { type: 'application/vnd.ms-excel', extensions: ['xls'] },
  { type: 'application/vnd.ms-powerpoint', extensions: ['ppt'] },
];

export const json: Kind = { type: 'application/json', extensions: ['json'] };

/** Kinds of text, known by their ending, as their bytes tell nothing. */
export const kindsOfText: readonly Kind[] = [
  { type: 'text/csv', extensions: ['csv'] },
  { type: 'text/markdown', extensions: ['md', 'markdown'] },
];

/** Text of any other kind; what a browser or a system would run is named so that neither does. */
export const plainText: Kind = {
  type: 'text/plain',
  extensions: [
    'txt',
    'log',
    'text',
    'yaml',
    'yml',
    'toml',
    'ini',
    'sql',
    'diff',
    'patch',
    'ics',
    'vcf',
    'vtt',
  ],
};

export const isPicture = (type: string): boolean => type.startsWith('image/');

/** What browsers may show in their own window; anything else is only ever saved. */
export const isShown = (type: string): boolean => isPicture(type) || type === 'application/pdf';

function same(type: string, extension: string): Kind {
  return { type, extensions: [extension] };
}
