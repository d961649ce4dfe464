import type { TFunction } from 'i18next';
import { downloadFile } from '@/platform/export/downloadFile';
import { fileName } from '@/platform/export/exportTable';
import { foldForSearch } from '@/platform/format/text';
import { matchHeads } from '@/platform/tableFile/matchHeads';
import type { TableFile } from '@/platform/tableFile/tableFile';
import { LCDPR_KINDS, RESULT_LINES } from './accountTypes';
import type { FileLine, ImportWords } from './rules/accountImport';
import { type AccountTree, LEAF, withAllUnder } from './rules/accountTree';

type T = TFunction<'financeAccounts'>;
const COLUMNS = ['code', 'name', 'side', 'lcdpr', 'resultLine', 'family'] as const;
const NEEDED: readonly string[] = ['code', 'name'];

export const headsOf = (t: T): readonly string[] => COLUMNS.map((name) => t(`file.${name}`));

const pairs = <V extends string>(values: readonly V[], word: (value: V) => string) =>
  new Map(
    values.flatMap((value) => [value, word(value)].map((text) => [foldForSearch(text), value] as const)),
  );

/** The words of this language, and the values themselves. */
export const importWords = (t: T): ImportWords => ({
  side: pairs(['INCOME', 'EXPENSE'] as const, (side) => t(`side.${side}`)),
  lcdpr: pairs(LCDPR_KINDS, (kind) => t(`lcdpr.${kind}`)),
  resultLine: pairs(RESULT_LINES, (line) => t(`resultLine.${line}`)),
  family: new Map(
    [[t('file.yes'), true] as const, [t('file.no'), false] as const].map(([word, value]) => [
      foldForSearch(word),
      value,
    ]),
  ),
});

/** The plan with all its records as a workbook, which the import reads back: codes stay text there. */
export async function downloadPlan(tree: AccountTree, t: T): Promise<void> {
  const { xlsxFile } = await import('@/platform/export/xlsx');
  const rows = tree.roots
    .flatMap(withAllUnder)
    .map(({ code, depth, account }) => [
      code,
      account.name,
      t(`side.${account.side}`),
      depth === LEAF && account.lcdpr ? t(`lcdpr.${account.lcdpr}`) : '',
      depth === LEAF && account.resultLine ? t(`resultLine.${account.resultLine}`) : '',
      account.family ? t('file.yes') : t('file.no'),
    ]);
  const columns = headsOf(t).map((head) => ({ head, type: 'text' as const, decimals: 0 }));
  downloadFile(await xlsxFile({ title: t('title'), columns, rows }), fileName(t('title'), 'xlsx'));
}

/** The lines of a file, or the heads that it lacks or has twice. */
export function fileLines(
  file: TableFile,
  t: T,
):
  | { readonly lines: readonly FileLine[] }
  | { readonly kind: 'columns' | 'repeatedHeads'; readonly columns: string } {
  const { places, missing, repeated } = matchHeads(
    file.heads,
    COLUMNS.map((name) => ({
      name,
      heads: [t(`file.${name}`), ...(name === 'name' ? [t('form.name')] : [])],
      optional: !NEEDED.includes(name),
    })),
  );
  if (missing.length > 0)
    return {
      kind: 'columns',
      columns: missing.map((name) => t(`file.${name}`, name)).join(', '),
    };
  if (repeated.length > 0) return { kind: 'repeatedHeads', columns: repeated.join(', ') };
  const lines = file.lines.map(({ line, cells }) => {
    const cell = (name: (typeof COLUMNS)[number]) => {
      const place = places.get(name);
      return place === undefined ? undefined : (cells[place] ?? '');
    };
    return {
      line,
      code: cell('code') ?? '',
      name: cell('name') ?? '',
      side: cell('side'),
      lcdpr: cell('lcdpr'),
      resultLine: cell('resultLine'),
      family: cell('family'),
    };
  });
  return { lines };
}
