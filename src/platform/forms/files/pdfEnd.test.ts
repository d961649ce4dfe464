import { expect, it } from 'vitest';
import { isPdfCut } from './pdfEnd';
import { nameOfKind } from './fileNames';

const KILOBYTE = ' '.repeat(1024);

it.each([
  ['%PDF-1.7 … %%EOF', false],
  ['%PDF-1.7 … startxref 1234', false],
  [`%PDF-1.7 … %%EOF${KILOBYTE.repeat(60)}`, false],
  ['%PDF-1.7 … endobj', true],
  // Its end mark is that of an earlier part: behind it more follows than any writer puts there.
  [`%PDF-1.7 … %%EOF${KILOBYTE.repeat(65)}`, true],
])('finds whether a document stops before its end (%#)', async (text, cut) => {
  await expect(isPdfCut(new Blob([text]))).resolves.toBe(cut);
});

it.each([
  ['nota.pdf', 'jpeg', 'nota.jpg'],
  ['nota.JPEG', 'jpeg', 'nota.JPEG'],
  ['nota.fiscal.pdf', 'png', 'nota.fiscal.png'],
  ['nota', 'pdf', 'nota.pdf'],
  ['.pdf', 'png', '.pdf.png'],
  ['fala.opus', 'ogg', 'fala.opus'],
  ['nota 12.2026', 'pdf', 'nota 12.pdf'],
  ['nota.planilha', 'pdf', 'nota.planilha.pdf'],
] as const)('names %s of kind %s %s', (name, kind, named) => {
  expect(nameOfKind(name, kind)).toBe(named);
});
