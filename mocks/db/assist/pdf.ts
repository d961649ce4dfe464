/** Text that a PDF's standard fonts can show: WinAnsi, with the three signs escaped that end a string. */
function pdfText(line: string): string {
  return line.replace(/[\\()]/g, (sign) => `\\${sign}`);
}

function pageContent(lines: readonly string[]): string {
  const shown = lines.map((line, index) => `${index === 0 ? '' : 'T* '}(${pdfText(line)}) Tj`);
  return `BT /F1 11 Tf 16 TL 56 780 Td ${shown.join('\n')} ET\n0.5 w 56 770 m 539 770 l S`;
}

/** A valid PDF 1.4 with one page of text for each list of lines, A4, Helvetica. */
export function textPdf(pages: readonly (readonly string[])[]): Buffer {
  const objects: string[] = [];
  const first = 4;
  const kids = pages.map((_, index) => `${first + index * 2} 0 R`).join(' ');
  objects.push('<< /Type /Catalog /Pages 2 0 R >>');
  objects.push(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  objects.push('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  pages.forEach((lines, index) => {
    const content = pageContent(lines);
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${first + index * 2 + 1} 0 R >>`,
    );
    const length = Buffer.byteLength(content, 'latin1');
    objects.push(`<< /Length ${length} >>\nstream\n${content}\nendstream`);
  });
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = Buffer.byteLength(body, 'latin1');
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = Buffer.byteLength(body, 'latin1');
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  body += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(body, 'latin1');
}
