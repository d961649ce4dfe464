import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import type { RowAction } from '@/platform/grid/rowActions';
import { Component as EquipmentPage } from './EquipmentPage';
import { Component as SensorsPage } from './SensorsPage';

let row: object = {};
interface ListProps {
  readonly moreActions: () => { row: readonly RowAction<object>[] };
}
// The list is the family's; what a row of it offers is the page's.
vi.mock('@/families/register/RegisterPage', () => ({
  RegisterPage: ({ moreActions }: ListProps) =>
    moreActions().row.map(({ id, reason, run }) => (
      <button key={id} type="button" disabled={Boolean(reason?.(row))} onClick={() => run(row)}>
        {reason?.(row) ?? 'Desabilitar'}
      </button>
    )),
}));
startDemo({ namespaces: ['monitoring', 'ui', 'common'] });

async function press(page: ReactNode, own: object) {
  row = { id: 1, name: 'COLETOR 1', enabled: true, ...own };
  const { user } = openSignedIn({ routes: [{ path: '*', element: page }], at: '/x' });
  const button = screen.getByRole('button');
  if (button.hasAttribute('disabled')) return button.textContent;
  await user.click(button);
  const question = await screen.findByRole('alertdialog');
  const words = question.textContent;
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  return words;
}

it.each([
  [3, 'O equipamento e os 3 sensores ligados a ele deixam de enviar dados'],
  [undefined, 'O equipamento deixa de enviar dados'],
])('a device with %s sensors: %s', async (sensorCount, words) => {
  expect(await press(<EquipmentPage />, { sensorCount })).toContain(words);
});

it('a sensor that is disabled sends no readings', async () => {
  const words = await press(<SensorsPage />, { replacedByName: null });
  expect(words).toContain('O sensor deixa de enviar leituras');
});

it('a replaced sensor stays as it is, and names its successor', async () => {
  expect(await press(<SensorsPage />, { replacedByName: 'SENSOR 2' })).toBe('Substituído por SENSOR 2.');
});
