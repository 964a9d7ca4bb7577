/** What a file was found to be. */
export interface Kind {
  /** Media type that it is kept and served as. */
  type: string;
  /** Ending that a file without a name gets. */
  extension: string;
  /** How a text's bytes are written. */
  charset?: string;
}

const office = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';

/** What browsers draw as a picture, and the server too, to make a small one. */
const pictures: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
};

/** Types that files tell by their first bytes, with their ending. */
const typesByBytes: Readonly<Record<string, string>> = {
  ...pictures,
  // Other pictures, and drawings.
  ...{
    'image/heic': 'heic',
    'image/heif': 'heif',
    'image/tiff': 'tif',
    'image/bmp': 'bmp',
    'image/jxl': 'jxl',
  },
  ...{ 'image/vnd.adobe.photoshop': 'psd', 'image/vnd.dwg': 'dwg', 'image/x-xcf': 'xcf', 'image/jp2': 'jp2' },
  ...{
    'image/x-adobe-dng': 'dng',
    'image/x-canon-cr2': 'cr2',
    'image/x-nikon-nef': 'nef',
    'image/x-sony-arw': 'arw',
  },
  ...{ 'application/eps': 'eps', 'application/postscript': 'ps', 'application/x-indesign': 'indd' },
  ...{ 'application/vnd.sketchup.skp': 'skp', 'application/x-blender': 'blend', 'model/gltf-binary': 'glb' },
  // Documents.
  ...{ 'application/pdf': 'pdf', 'application/rtf': 'rtf', 'application/epub+zip': 'epub' },
  [`${office}.wordprocessingml.document`]: 'docx',
  [`${office}.spreadsheetml.sheet`]: 'xlsx',
  [`${office}.presentationml.presentation`]: 'pptx',
  [`${openDocument}.text`]: 'odt',
  [`${openDocument}.spreadsheet`]: 'ods',
  [`${openDocument}.presentation`]: 'odp',
  [`${openDocument}.graphics`]: 'odg',
  // Archives.
  ...{ 'application/zip': 'zip', 'application/x-7z-compressed': '7z', 'application/x-rar-compressed': 'rar' },
  ...{ 'application/gzip': 'gz', 'application/x-tar': 'tar', 'application/x-bzip2': 'bz2' },
  ...{ 'application/x-xz': 'xz', 'application/zstd': 'zst' },
  // Sound.
  ...{ 'audio/mpeg': 'mp3', 'audio/mp4': 'm4a', 'audio/aac': 'aac', 'audio/ogg': 'ogg', 'audio/wav': 'wav' },
  ...{
    'audio/flac': 'flac',
    'audio/aiff': 'aif',
    'audio/amr': 'amr',
    'audio/midi': 'mid',
    'audio/x-caf': 'caf',
  },
  // Film.
  ...{ 'video/mp4': 'mp4', 'video/webm': 'webm', 'video/ogg': 'ogv', 'video/quicktime': 'mov' },
  ...{ 'video/matroska': 'mkv', 'video/vnd.avi': 'avi', 'video/mpeg': 'mpg', 'video/3gpp': '3gp' },
  ...{ 'video/3gpp2': '3g2', 'video/mp2t': 'ts', 'video/x-flv': 'flv', 'video/x-ms-asf': 'wmv' },
};

/** Types that are one under another name. */
const synonyms: Readonly<Record<string, string>> = {
  'image/apng': 'image/png',
  'image/heic-sequence': 'image/heic',
  'image/heif-sequence': 'image/heif',
  'audio/x-m4a': 'audio/mp4',
  'audio/ogg; codecs=opus': 'audio/ogg',
  'audio/x-ms-asf': 'video/x-ms-asf',
  'video/x-m4v': 'video/mp4',
  'video/MP1S': 'video/mpeg',
  'video/MP2P': 'video/mpeg',
  'application/x-rar': 'application/x-rar-compressed',
  'application/vnd.rar': 'application/x-rar-compressed',
};

/** The kind of a file whose first bytes tell this media type. */
export function kindByBytes(found: string): Kind | undefined {
  const type = synonyms[found] ?? found;
  const extension = typesByBytes[type];
  return extension === undefined ? undefined : { type, extension };
}

/** Whether a document of an office program runs what it brings along, once it is opened. */
export const hasMacros = (type: string): boolean => /macroenabled/i.test(type);

/** Documents of Microsoft's programs of before 2007 all look alike from outside; the ending says which it is. */
export const typesOfOldOffice: ReadonlyMap<string, string> = new Map(
  Object.entries({
    doc: 'application/msword',
    xls: 'application/vnd.ms-excel',
    ppt: 'application/vnd.ms-powerpoint',
    msg: 'application/vnd.ms-outlook',
    mpp: 'application/vnd.ms-project',
    pub: 'application/x-mspublisher',
    vsd: 'application/vnd.visio',
  }),
);

/** Kinds of text, known by their ending, as their bytes tell nothing. */
export const typesOfText: ReadonlyMap<string, string> = new Map(
  Object.entries({
    csv: 'text/csv',
    md: 'text/markdown',
    markdown: 'text/markdown',
    eml: 'message/rfc822',
  }),
);

/** Endings of what has to be whole JSON to be kept as such. */
export const jsonExtensions: readonly string[] = ['json', 'geojson'];
export const json: Kind = { type: 'application/json', extension: 'json' };

/** Text of any other kind, a page or a program too: a browser that is given it runs nothing. */
export const plainText: Kind = { type: 'text/plain', extension: 'txt' };

/** Bytes that nothing is known of: they are only ever saved. */
export const anyBytes: Kind = { type: 'application/octet-stream', extension: 'bin' };

/** Whether browsers draw it; such a file has a small picture. */
export const isPicture = (type: string): boolean => type in pictures;

/** What browsers may show in their own window; anything else is only ever saved. */
export const isShown = (type: string): boolean => isPicture(type) || type === 'application/pdf';
