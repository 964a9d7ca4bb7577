export const imageTypes = ['image/png', 'image/jpeg', 'image/webp'];
const mostBytes = 2_000_000;

/** Why a file cannot be the picture of a post; undefined where it can. */
export function problemOf({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!imageTypes.includes(type)) return 'This is no picture we can show. Choose a PNG, JPEG or WebP.';
  if (size > mostBytes) return 'This picture is larger than 2 MB. Make it smaller first.';
  return undefined;
}

/** A picture's file as an address that holds all of it. */
export function readImage(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
