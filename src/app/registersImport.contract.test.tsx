import { act, render, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, it } from 'vitest';
import { importTable, neededColumns, wantedColumns } from '@/families/register/importing/importColumns';
import { planImport } from '@/families/register/importing/importPlan';
import { lineReader } from '@/families/register/importing/readLine';
import { registerTexts } from '@/families/register/registerTexts';
import type { KnowledgeLists, RegisterImport } from '@/families/register/registerTypes';
import { registerColumns } from '@/families/register/useRegisterColumns';
import { toCsv } from '@/platform/export/csv';
import type { ExportTable } from '@/platform/export/exportTable';
import { xlsxFile } from '@/platform/export/xlsx';
import { toExportTable } from '@/platform/grid/toExportTable';
import { readTableFile } from '@/platform/tableFile/readTableFile';
import { isFault } from '@/platform/tableFile/tableFile';
import { LANGUAGES } from '@/platform/i18n/i18n';
import { say } from '@/platform/i18n/say';
import { type AnyRegister, casesOf, type Row, signIn, now } from './registerCases.test.kit';
import { handlesOf, startRegisterScreens } from './registerScreens.test.kit';

startRegisterScreens();

const cases = casesOf(() => true).flatMap(([name, register]) =>
  register.importing ? [[name, register, register.importing] as const] : [],
);

/** The lists that reading names needs, once they have come. */
async function knowledgeOf({ Knowledge }: RegisterImport<Row, Record<string, unknown>>) {
  let lists: KnowledgeLists = {};
  const take = (now: KnowledgeLists) => {
    lists = now;
    return null;
  };
  if (!Knowledge) return {};
  render(
    <Provider store={now.store}>
      <Knowledge>{take}</Knowledge>
    </Provider>,
  );
  await waitFor(() => expect(Object.values(lists).some(({ loading }) => loading)).toBe(false));
  return Object.fromEntries(Object.entries(lists).map(([name, { options }]) => [name, options]));
}

/** What the list exports when only the columns shown at first are shown. */
function exportOf(register: AnyRegister, rows: readonly Row[]): ExportTable {
  const texts = registerTexts(say, register);
  const needed = neededColumns(
    register.importing?.columns ?? [],
    register.columns.map(({ field }) => field),
  );
  const columns = registerColumns(register.columns, texts);
  const shown = columns.filter(({ hidden, field }) => !hidden || needed.includes(field));
  return toExportTable('x', shown, rows, i18next.getFixedT(i18next.language, 'grid'));
}

async function dryRun(register: AnyRegister, rows: readonly Row[], file: File, knowledge: object) {
  const { importing } = register;
  if (!importing) throw new Error('no import');
  const texts = registerTexts(say, register);
  const table = await readTableFile(file, {
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  if (isFault(table)) throw new Error(table.kind);
  const fields = register.columns.map(({ field }) => field);
  const read = importTable(table, wantedColumns(importing.columns, fields, texts, register.fields), texts);
  const { missing, repeated, otherUnits, factors } = read;
  expect({ missing, repeated, otherUnits, factors: factors.size }).toEqual({
    missing: [],
    repeated: [],
    otherUnits: [],
    factors: 0,
  });
  const planned = await planImport<Row, Record<string, unknown>>({
    ...importing,
    lines: read.lines,
    rows,
    idOf: ({ id }) => id,
    given: [...read.places.keys()],
    read: lineReader({
      columns: importing.columns,
      fields: register.fields,
      headOf: texts.field,
      emptyValues: register.emptyValues,
      schema: await register.schema(),
      knowledge: knowledge as Record<string, never>,
      tForms: i18next.getFixedT(i18next.language, 'forms'),
    }),
    repeatedReason: (line) => ({ column: 'line', reason: String(line) }),
    unevenReason: (cells) => ({ column: 'uneven', reason: String(cells) }),
  });
  return planned.flatMap(({ kind, line, cells, reasons, values }) =>
    kind === 'same'
      ? []
      : [JSON.stringify({ line, kind, cells, reasons, values: kind === 'changed' ? values : null })],
  );
}

describe.each(cases)('what the register %s exports', (_name, register, importing) => {
  beforeEach(() => signIn(register));

  it('is imported again as nothing but records that stay as they are, in both languages', async () => {
    const { firstId, rows } = handlesOf(register);
    await firstId();
    const knowledge = await knowledgeOf(importing);
    expect(rows().length).toBeGreaterThan(0);
    for (const language of LANGUAGES) {
      await act(() => i18next.changeLanguage(language));
      // Of long tables of codes some hundred lines say as much as thousands.
      const table = exportOf(register, rows().slice(0, 150));
      const csv = new File([toCsv(table)], 'a.csv');
      const xlsx = new File([await xlsxFile(table)], 'a.xlsx');
      for (const file of [csv, xlsx]) {
        const changes = await dryRun(register, rows(), file, knowledge);
        expect({ language, file: file.name, changes: changes.slice(0, 3) }).toEqual({
          language,
          file: file.name,
          changes: [],
        });
      }
    }
    await act(() => i18next.changeLanguage('pt-BR'));
  });
});
