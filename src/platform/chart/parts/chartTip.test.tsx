import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { expect, it } from 'vitest';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import type { GridTexts } from '@/platform/grid/cellText';
import { Themed } from '@/platform/forms/testing/renderForm';
import { ChartTip } from './ChartTip';

interface Month {
  readonly sold: number | null;
}
const SERIES: readonly ColumnSpec<Month>[] = [
  { field: 'sold', header: 'Vendido', kind: 'money' },
  { field: 'area', header: 'Área', kind: 'number', unit: 'ha' },
];

function show(values?: readonly (number | null)[]) {
  const point = values && { at: 0, name: 'Agosto', values };
  render(
    <Themed>
      <ChartTip
        payload={point ? [{ payload: point }] : []}
        kind="line"
        lines={[]}
        series={SERIES}
        nothing="sem valor"
        t={i18next.t as unknown as GridTexts}
      />
    </Themed>,
  );
}

it.each([
  [[1234.5, 0], 'Vendido (R$)1.234,50', 'Área (ha)0,00'],
  [[null, 12.5], 'Vendido (R$)sem valor', 'Área (ha)12,50'],
  [[-3], 'Vendido (R$)-3,00', 'Área (ha)sem valor'],
])('writes the values %j of the point under the pointer', (values, sold, area) => {
  show(values);
  const [, ...lines] = [...(screen.getByText('Agosto').parentElement?.children ?? [])];
  expect(lines.map((line) => line.textContent?.replace('−', '-'))).toEqual([sold, area]);
});

it('is not there between the points', () => {
  show();
  expect(screen.queryByText('Vendido (R$)')).toBeNull();
});
