interface PdfOptions {
  title: string;
  landscape?: boolean;
  /** The width around the page, in points. */
  margin?: number;
  /** Without it the file does not open. */
  password?: string | undefined;
}

/** Draws a PDF of A4 pages. With a password it is encrypted by AES-256. */
export async function drawPdf(
  { title, landscape = false, margin = 48, password }: PdfOptions,
  draw: (page: PDFKit.PDFDocument) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const { default: PDFDocument } = await import('pdfkit'); // large and seldom used
  const page = new PDFDocument({
    size: 'A4',
    layout: landscape ? 'landscape' : 'portrait',
    margin,
    info: { Title: title },
    ...(password && { userPassword: password, pdfVersion: '1.7ext3' }),
  });
  const parts: Buffer[] = [];
  page.on('data', (part: Buffer) => parts.push(part));
  const whole = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    page.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
    page.on('error', reject);
  });
  draw(page);
  page.end();
  return whole;
}
