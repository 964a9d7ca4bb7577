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

/**
 * Draws a PDF of A4 pages, tagged as PDF/UA asks: a voice reads headings, paragraphs and the cells of tables in their order. With a
 * password it is encrypted by AES-256.
 */
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
    tagged: true,
    displayTitle: true,
    info: { Title: withoutSigns(title) },
    pdfVersion: password ? '1.7ext3' : '1.7',
    ...(password && { userPassword: password }),
  });
  const parts: Buffer[] = [];
  page.on('data', (part: Buffer) => parts.push(part));
  const whole = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    page.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
    page.on('error', reject);
  });
  const tags = page.struct('Document');
  page.addStructure(tags);
  draw({ page, direction, tags });
  tags.end();
  page.end();
  return whole;
}
