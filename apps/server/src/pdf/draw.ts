import type { Sheet } from './line.ts';
import { withoutSigns } from './visual-order.ts';

interface PdfOptions {
  title: string;
  /** Of the words, such as `en`: a voice reads them by it. */
  language: string;
  direction?: Sheet['direction'];
  landscape?: boolean;
  /** The width around the page, in points. */
  margin?: number;
  /** Without it the file does not open. */
  password?: string | undefined;
}

/** Draws a PDF of A4 pages. With a password it is encrypted by AES-256. */
export async function drawPdf(
  { title, language, direction = 'ltr', landscape = false, margin = 48, password }: PdfOptions,
  draw: (sheet: Sheet) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const { default: PDFDocument } = await import('pdfkit'); // large and seldom used
  const page = new PDFDocument({
    size: 'A4',
    layout: landscape ? 'landscape' : 'portrait',
    margin,
    lang: language,
    info: { Title: withoutSigns(title) },
    ...(password && { userPassword: password, pdfVersion: '1.7ext3' }),
  });
  const parts: Buffer[] = [];
  page.on('data', (part: Buffer) => parts.push(part));
  const whole = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    page.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
    page.on('error', reject);
  });
  draw({ page, direction });
  page.end();
  return whole;
}
