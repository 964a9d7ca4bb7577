import type { File as KeptFile } from '@kazi/contract/files';
import { createORPCErrorFromJson, isORPCErrorJson } from '@orpc/client';
import { newestSession } from '../session/session.ts';
import { repeatAfterLogin } from './after-login.ts';
import { toCallError } from './call-error.ts';
import { noteAnswer, positionHeader, positionToSend } from './position.ts';
import { project } from './project.ts';

/**
 * Uploads a file; `onProgress` is told the part of it that is there, 0 to 1. By XMLHttpRequest, since `fetch` cannot
 * tell how far an upload is. Throws what any other call throws.
 */
export const upload = (file: File, onProgress: (part: number) => void): Promise<KeptFile> =>
  repeatAfterLogin(() => send(file, onProgress));

async function send(file: File, onProgress: (part: number) => void): Promise<KeptFile> {
  const session = await newestSession();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/v1/file-upload/single');
    request.responseType = 'json';
    request.setRequestHeader('x-project', project);
    request.setRequestHeader('accept-language', document.documentElement.lang);
    request.setRequestHeader('authorization', `Bearer ${session?.token ?? ''}`);
    request.setRequestHeader(positionHeader, positionToSend());
    const askedAt = Date.now();
    const note = () =>
      noteAnswer({ isRead: false, askedAt, position: request.getResponseHeader(positionHeader) });
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      note();
      if (request.status === 201) return resolve(request.response);
      reject(failureOf(request));
    };
    request.onerror = () => {
      note();
      reject(new TypeError('Failed to fetch'));
    };
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });
}

const failureOf = ({ response: body, status, statusText }: XMLHttpRequest) =>
  isORPCErrorJson(body) ? createORPCErrorFromJson(body) : toCallError(body, status, statusText);
