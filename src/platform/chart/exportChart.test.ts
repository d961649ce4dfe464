import { beforeEach, expect, it, vi } from 'vitest';
import { downloadFile } from '@/platform/export/downloadFile';
import { exportChart } from './exportChart';
import { seriesKind } from './seriesKind';

vi.mock('@/platform/export/downloadFile', () => ({ downloadFile: vi.fn() }));
beforeEach(() => vi.mocked(downloadFile).mockReset());

const names = ['a', 'b', 'c', 'd', 'e', 'f'];
const chart = {
  title: 'Vendas do ano',
  kind: 'bar' as const,
  rows: [Object.fromEntries(names.map((name, at) => [name, at]))],
  x: { field: 'a', header: 'Mês' },
  series: names.map((field) => ({ field, header: field.toUpperCase() })),
};
const download = async (more = {}) => {
  await exportChart({ ...chart, ...more }, ((key: string) => key) as never);
  const [blob, name] = vi.mocked(downloadFile).mock.calls[0] ?? [];
  return { head: (await blob?.text())?.replace('\uFEFF', '').split('\r\n')[0], name };
};

it('the figures of a chart are those that it draws, five series at most', async () => {
  expect((await download()).head).toBe('Mês;A;B;C;D;E');
});

it('the file is named as the chart, or by a name of its own', async () => {
  expect((await download()).name).toMatch(/vendas-do-ano.*\.csv$/i);
  vi.mocked(downloadFile).mockReset();
  expect((await download({ exportName: 'safra' })).name).toMatch(/^safra.*\.csv$/i);
});

it('a series is drawn as its chart is, or as a line over it', () => {
  expect([seriesKind('bar', ['a'], 'a'), seriesKind('bar', ['a'], 'b')]).toEqual(['line', 'bar']);
});
