import * as z from 'zod';
import { problem } from '../refusals/problems.ts';
import { addition, byId, call, done, id, moment } from '../shared/index.ts';

const tag = 'Files';

/** An uploaded file. Its addresses hold for one to two hours, within the session that they were given to and while its user sees the file. */
export const file = z.object({
  id,
  name: z.string(),
  type: z.string().meta({ description: 'Media type, found from the bytes' }),
  size: z.int().meta({ description: 'Bytes' }),
  url: z.string().meta({ description: 'Address to download it from, signed and short-lived' }),
  thumbnail: z.string().nullable().meta({ description: 'Address of a small picture, for images' }),
  uploadedBy: id,
  createdAt: moment,
});
export type File = z.infer<typeof file>;

/** Files are uploaded first, one by one, and then named by their id in what they belong to. */
export const files = {
  upload: call('POST', '/file-upload/single', {
    tag,
    weight: 'light',
    summary: 'Upload one file, as multipart field `file`',
    status: 201,
    refuses: [
      'file-beyond-scanner',
      'file-holds-malware',
      'no-room-for-files',
      'quota-of-person',
      'quota-of-workspace',
      'scanner-unavailable',
    ],
  })
    .input(z.object({ file: z.file(problem('multipart-file')) }))
    .output(file),
  get: addition('GET', '/files/{id}', { tag, summary: 'What is known of a file, with a fresh address' })
    .input(byId)
    .output(file),
  delete: addition('DELETE', '/files/{id}', {
    tag,
    weight: 'light',
    summary: 'Delete my file',
    refuses: ['file-attached'],
  })
    .input(byId)
    .output(done),
};
