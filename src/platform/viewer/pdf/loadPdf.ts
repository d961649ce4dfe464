/** Fetches what shows PDFs. */
export async function loadPdfPane() {
  return { default: (await import('@/platform/viewer/pdf/PdfPane')).PdfPane };
}

/** Fetches the reader of PDFs ahead, opens one and draws its first page. */
export async function preparePdfAhead(blob: Blob): Promise<void> {
  const [{ preparePdf }] = await Promise.all([import('@/platform/viewer/pdf/pdfShelf'), loadPdfPane()]);
  await preparePdf(blob);
}
