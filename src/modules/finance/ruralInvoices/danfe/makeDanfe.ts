import { danfePdf } from './danfePdf';
import type { Danfe, DanfeItem, DanfePage } from './danfeTypes';
import { layDanfe } from './layout/layDanfe';
import { paperMeasure, printable } from './metrics';

/** What is wanted of a DANFE: its sheets, to be drawn on a page, or the file. */
export type DanfeRequest =
  | { readonly kind: 'pages'; readonly danfe: Danfe }
  | { readonly kind: 'pdf'; readonly danfe: Danfe; readonly title: string };
export type DanfeAnswer = readonly DanfePage[] | Blob;

/** Every text in the signs of the paper's fonts. */
function inPrint<Value>(value: Value): Value {
  if (typeof value === 'string') return printable(value) as Value;
  if (Array.isArray(value)) return value.map((each: unknown) => inPrint(each)) as Value;
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inPrint(each)])) as Value;
  return value;
}

export const sheetsOf = (danfe: Danfe): readonly DanfePage[] =>
  layDanfe(inPrint(danfe satisfies { readonly items: readonly DanfeItem[] }), paperMeasure());

export function makeDanfe(request: DanfeRequest): DanfeAnswer {
  const pages = sheetsOf(request.danfe);
  return request.kind === 'pages' ? pages : danfePdf(pages, request.title);
}
