import { type FormatLocale, setFormatLocale } from '@/platform/format/formatLocale';
import type { ExportTable } from './exportTable';
import { PAGE_MARKS, type PaperWords } from './paperWords';
import type { XlsxCover } from './xlsx';

export type ExportRequest =
  | { readonly kind: 'xlsx'; readonly table: ExportTable; readonly cover: XlsxCover }
  | {
      readonly kind: 'pdf';
      readonly table: ExportTable;
      readonly words: PaperWords;
      readonly language: FormatLocale;
    };

/** What a worker answers: the file, or why there is none. */
export type ExportAnswer =
  { readonly file: Blob; readonly fault?: never } | { readonly file: null; readonly fault: string };

/** Makes the file; each writer is loaded when it is first wanted. */
export async function makeExport(request: ExportRequest): Promise<Blob> {
  if (request.kind === 'xlsx') {
    const { xlsxFile } = await import('./xlsx');
    return xlsxFile(request.table, request.cover);
  }
  const { table, words, language } = request;
  setFormatLocale(language);
  const { pdfFile } = await import('./pdf');
  const page = (at: number, of: number) =>
    words.page.replace(PAGE_MARKS.at, String(at)).replace(PAGE_MARKS.of, String(of));
  return pdfFile(table, { note: words.note, page });
}
