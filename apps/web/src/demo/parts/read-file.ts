export interface FileRead {
  name: string;
  /** All of it, as a `data:` address. */
  url: string;
  /** Its content is one that browsers draw; its name says nothing of it. */
  isPicture: boolean;
}

/** Bytes; more would slow the page down, which keeps the files in its memory. */
export const mostFileBytes = 5_000_000;

/** Reads a file that was chosen. */
export const readFile = async (file: File): Promise<FileRead> => ({
  name: file.name,
  url: await addressOf(file),
  isPicture: await canBeDrawn(file),
});

const canBeDrawn = (file: Blob): Promise<boolean> =>
  createImageBitmap(file).then(
    (bitmap) => {
      bitmap.close();
      return true;
    },
    () => false,
  );

function addressOf(file: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.onload = () => resolve(String(reader.result));
  reader.onerror = () => reject(reader.error);
  reader.readAsDataURL(file);
  return promise;
}
