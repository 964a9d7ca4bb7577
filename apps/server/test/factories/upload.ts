import sharp from 'sharp';
import { expect } from 'vitest';
import type { Api } from '../api.ts';

export type Bytes = string | Uint8Array<ArrayBuffer>;

/** Sends a file as a form does; gives the answer, whatever it is. */
export function upload(as: Api, bytes: Bytes = 'Habari', name = 'notes.txt', type = 'text/plain') {
  const body = new FormData();
  body.set('file', new File([bytes], name, { type }));
  return as.send('file-upload/single', { method: 'POST', body });
}

/** Uploads a file that is taken; gives what is said of it. */
export async function anUpload(as: Api, bytes?: Bytes, name?: string) {
  const { status, body } = await upload(as, bytes, name);
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

/** A picture of one colour, to be written in some format. */
export const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b6e63' } });

/** Bytes of a memory of their own, as a form takes them. */
export const plain = (made: Buffer) => new Uint8Array(made);

export const aPicture = async (
  format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' = 'png',
  width = 800,
  height = 600,
) => plain(await blank(width, height).toFormat(format).toBuffer());
