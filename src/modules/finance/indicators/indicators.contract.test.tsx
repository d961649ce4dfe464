import { backend } from '../../../../mocks/faults/backend';
import { screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { type Board, boardColumns } from '@/families/report/board/boardTypes';
import {
  harvestPeriods,
  indicatorFigure,
  monthsOfYear,
  partsOf,
  periodsIn,
} from '@/families/report/board/rules/indicatorFigures';
import { readReportRows } from '@/families/report/rules/readRows';
import { today } from '@/platform/format/date';
import { financeRoutes } from '../financeRoutes';

interface BoardFile {
  readonly board: Board;
  readonly Component: ComponentType;
}

// Every descriptor: a new file is visited without being named here.
const files = Object.values(import.meta.glob<BoardFile>('./*.ts', { eager: true })).filter(
  (file) => 'board' in file,
);
const boards = files.map((file): [string, BoardFile] => [file.board.name, file]);

startDemo({
  routes: financeRoutes,
  namespaces: ['financeIndicators', 'report', 'chart', 'common', 'forms', 'grid', 'ui'],
});

/** Of which choice the demo has records, and which indicators those leave unknown: nobody weighs cattle there. */
const RECORDED: Readonly<Record<string, { readonly choice: string; readonly unknown: readonly string[] }>> = {
  animals: {
    choice: 'CATTLE',
    unknown: ['animalUnits', 'stocking', 'dailyGain', 'arrobasSold', 'arrobaPrice'],
  },
  agriculture: { choice: 'SOY', unknown: [] },
  livestockProducts: { choice: 'BROILER', unknown: [] },
};

const word = (key: string) => (i18next.t as (key: string) => string)(`financeIndicators:${key}`);

const pathOf = ({ key }: Board) =>
  `/${key
    .split('_')
    .map((part) => part.slice(0, 1) + part.slice(1).toLowerCase())
    .join('')}/GetGridData`;

describe.each(boards)('board %s', (_name, { board, Component }) => {
  const open = (at = '/') => openSignedIn({ routes: [{ path: '/', element: <Component /> }], at });
  const recorded = RECORDED[board.name] ?? { choice: '', unknown: [] };
  const offered = board.indicators.filter(({ only }) => only === undefined || only === recorded.choice);
  const [first] = offered;

  it('has a page of its key, also without menus', () => {
    const pages = Object.values(financeRoutes).filter(
      (page) => 'permission' in page && page.permission === board.key,
    );
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatchObject({ embedded: true });
  });

  it.each(['pt-BR', 'en-US'])('has its words in %s', async (language) => {
    const before = i18next.language;
    await i18next.changeLanguage(language);
    const keys = [
      ...['title', 'empty', 'groups', 'source'].map((key) => `boards.${board.name}.${key}`),
      ...['label', ...board.choice.values].map((key) => `choices.${board.choice.name}.${key}`),
      ...board.parts.map(({ field }) => `parts.${field}`),
      ...board.indicators.flatMap(({ name }) => [`indicators.${name}.title`, `indicators.${name}.formula`]),
    ];
    const missing = keys.filter((key) => !i18next.exists(`financeIndicators:${key}`));
    await i18next.changeLanguage(before);
    expect(missing).toEqual([]);
  });

  it('names only quantities and choices that it has', () => {
    const fields = board.parts.map(({ field }) => field);
    const used = board.indicators.flatMap(({ parts }) => parts);
    expect(used.filter((field) => !fields.includes(field))).toEqual([]);
    expect(fields.filter((field) => !used.includes(field))).toEqual([]);
    const only = board.indicators.flatMap((indicator) => indicator.only ?? []);
    expect(only.filter((value) => !board.choice.values.includes(value))).toEqual([]);
  });

  it('finds every figure that the records of the demo tell, and no other', async () => {
    open();
    const params = new URLSearchParams({ [board.choice.wire]: recorded.choice });
    params.set('year', today().slice(0, 4));
    const answer = await board.ask(params, new AbortController().signal);
    const { rows, faults } = readReportRows({ columns: boardColumns(board) }, answer);
    expect(faults).toEqual([]);
    const periods =
      board.periods === 'months'
        ? monthsOfYear(rows, today().slice(0, 4))
        : harvestPeriods(rows, periodsIn(rows).at(-1) ?? '');
    const parts = partsOf(board, rows, periods.current);
    const unknown = offered.filter((indicator) => indicatorFigure(indicator, parts) === null);
    expect(unknown.map(({ name }) => name)).toEqual(recorded.unknown);
  });

  it('shows its figures, and of one its arithmetic and its farms', async () => {
    const { user } = open(`/?${board.choice.name}=${recorded.choice}`);
    const title = word(`indicators.${first?.name}.title`);
    expect(await screen.findByRole('group', { name: title })).toBeInTheDocument();
    const last = offered.at(-1);
    const name = word(`indicators.${last?.name}.title`);
    await user.click(screen.getByRole('button', { name: `Fórmula e histórico de ${name}` }));
    const formula = word(`indicators.${last?.name}.formula`);
    const card = await screen.findByRole('region', { name: 'Como se chega ao número' });
    expect(within(card).getByText(formula)).toBeInTheDocument();
    expect(within(card).getAllByRole('row')).toHaveLength((last?.parts.length ?? 0) + 2);
  });

  it('says when nothing is found', async () => {
    backend.answers({ method: 'GET', path: pathOf(board) }, []);
    open();
    expect(await screen.findByText(word(`boards.${board.name}.empty`))).toBeInTheDocument();
  });

  it.each([
    [403, 'Seu perfil não permite'],
    [500, 'Tentar novamente'],
  ])('says that the server answered %i', async (status, text) => {
    backend.answers({ method: 'GET', path: pathOf(board) }, { error: { message: 'x' } }, { status });
    open();
    expect(await screen.findByText(new RegExp(text))).toBeInTheDocument();
  });

  it('asks anew for another choice, which the address keeps', async () => {
    const other = board.choice.values[1] ?? '';
    open(`/?${board.choice.name}=${other}`);
    await waitFor(() =>
      expect(callsTo(pathOf(board)).at(-1)?.query).toMatchObject({ [board.choice.wire]: other }),
    );
  });
});
