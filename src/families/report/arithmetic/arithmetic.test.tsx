import { act, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { DEFAULT_PREFERENCES } from '@/platform/preferences/preferences';
import type { SheetColumn } from '@/platform/sheet/sheetColumn';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';
import type { Arithmetic, Report, ReportRow } from '../reportTypes';
import { ratioOf } from '../rules/figures';
import { arithmeticLines } from './arithmeticLines';
import { useArithmetic } from './useArithmetic';

beforeAll(() => startI18n('pt-BR', ['ui', 'grid', 'report']));

const COLUMNS: readonly SheetColumn<ReportRow>[] = [
  { field: 'account', header: 'Conta' },
  { field: 'value', header: 'Valor', kind: 'money', total: 'sum' },
  { field: 'whole', header: 'Todo', kind: 'money', total: 'sum' },
  { field: 'price', header: 'Preço', kind: 'money' },
  { field: 'kg', header: 'Peso', kind: 'number', decimals: 1 },
  { field: 'share', header: 'Parte', kind: 'percent', total: () => 40 },
];
const specOf = (field: string) => COLUMNS.find((column) => column.field === field);
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the steps of a figure', () => {
  const part = (value: number | null, ...fields: string[]) => ({ fields, value });
  const steps = (over: object) =>
    arithmeticLines(
      {
        kind: 'ratio',
        numerator: part(12_345, 'value'),
        denominator: null,
        times: 1,
        ...over,
      } as unknown as Arithmetic,
      { specOf, grid: i18next.getFixedT('pt-BR', 'grid') },
      i18next.getFixedT('pt-BR', 'report'),
    ).map(({ name, text }) => `${name}: ${plain(text)}`);

  it('are a sum as its column writes it', () => {
    expect(steps({})).toEqual(['Soma de Valor: 123,45']);
    expect(steps({ numerator: part(7, 'kg') })).toEqual(['Soma de Peso: 7,0']);
    expect(steps({ numerator: part(7, 'x') })).toEqual(['Soma de x: 7,00']);
    expect(steps({ numerator: part(null, 'value') })).toEqual(['Soma de Valor: –']);
  });

  it('write a sum of products in reais where money is in it', () => {
    expect(steps({ numerator: part(200, 'price', 'kg') })).toEqual(['Soma de Preço × Peso: 2,00']);
    expect(steps({ numerator: part(200, 'kg', 'price') })).toEqual(['Soma de Peso × Preço: 2,00']);
    expect(steps({ numerator: part(200, 'kg', 'kg') })).toEqual(['Soma de Peso × Peso: 200,00']);
  });

  it('are divided by another sum, and taken as a percentage', () => {
    const denominator = part(20_000, 'whole');
    expect(steps({ denominator })).toEqual(['Soma de Valor: 123,45', 'dividida por: Soma de Todo: 200,00']);
    expect(steps({ denominator, times: 100 })[2]).toBe('vezes: × 100');
  });

  it('are the difference of two times, and its part', () => {
    const [numerator, denominator] = [
      { ...part(12_345, 'value'), side: 'now' },
      { ...part(200, 'value'), side: 'was' },
    ];
    expect(steps({ kind: 'difference', numerator, denominator })).toEqual([
      'Valor no período: 123,45',
      'menos: Valor no período comparado: 2,00',
    ]);
    expect(steps({ kind: 'change', numerator, denominator, times: 100 }).slice(1)).toEqual([
      'menos: Valor no período comparado: 2,00',
      'dividido pelo período comparado: × 100',
    ]);
  });
});

describe('the arithmetic of a figure in the sheet', () => {
  const report = {
    name: 'probe',
    filters: [],
    groups: [],
    columns: [
      { field: 'account' },
      { field: 'value', kind: 'money', total: 'sum' },
      { field: 'whole', kind: 'money', total: 'sum' },
      { field: 'share', kind: 'percent', total: ratioOf('value', 'whole') },
    ],
  } as unknown as Report;
  const open = (over: Partial<Report> = {}) => {
    const seen: { now?: ReturnType<typeof useArithmetic> } = {};
    const grid = i18next.getFixedT('pt-BR', 'grid') as never;
    const own = { ...report, ...over };
    function Page() {
      const now = useArithmetic(own, COLUMNS, null, grid);
      return (
        <>
          <span ref={() => void (seen.now = now)} hidden />
          <button type="button">40%</button>
          {now.popover}
        </>
      );
    }
    render(
      <AppThemeProvider preferences={DEFAULT_PREFERENCES}>
        <Page />
      </AppThemeProvider>,
    );
    return () => {
      if (!seen.now) throw new Error('not there');
      return seen.now.look;
    };
  };

  it('opens for a quotient, and in the foot where that is a total of all', () => {
    const look = open()();
    expect(look.negatives).toBe(true);
    expect(look.opens?.('share', null)).toBe(true);
    expect(look.opens?.('account', null)).toBe(false);
    expect(look.opens?.('share', 'total')).toBe(true);
    const stated = open({ foot: [] })();
    expect(stated.opens?.('share', 'total')).toBe(false);
    expect(stated.opens?.('share', null)).toBe(true);
  });

  it('is shown with its result and its rows, and gives the focus back', async () => {
    const look = open();
    expect(screen.queryByRole('dialog')).toBeNull();
    const rows = [
      { value: 4000, whole: 10_000 },
      { value: 1000, whole: null },
    ];
    const anchor = screen.getByRole('button', { name: '40%' });
    act(() => look().onOpen?.({ field: 'share', label: 'Soja', rows } as never, anchor));
    const dialog = screen.getByRole('dialog', { name: 'Parte (%) – Soja' });
    expect(dialog).toHaveAttribute('tabindex', '-1');
    const said = [...dialog.querySelectorAll('dt, dd')].map(({ textContent }) => plain(textContent));
    expect(said.slice(0, 4)).toEqual(['Soma de Valor', '50,00', 'dividida por: Soma de Todo', '100,00']);
    expect(said.slice(-6)).toEqual([
      'Resultado',
      '40,00',
      'Linhas na conta',
      '1',
      'Linhas fora da conta, por falta de valor',
      '1',
    ]);
    const result = [...dialog.querySelectorAll('.result')].map(({ textContent }) => textContent);
    expect(result).toHaveLength(2);
    act(() => dialog.parentElement?.querySelector<HTMLElement>('.MuiBackdrop-root')?.click());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: '40%' })).toHaveFocus();
  });
});
