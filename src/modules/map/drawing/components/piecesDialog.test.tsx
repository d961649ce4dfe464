import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import type { FarmActivityFieldPolygon } from '@/domain/land/landWire';
import { startI18n } from '@/platform/i18n/i18n';
import { plotService, costCenterService } from '../../mapService';
import { mapAround, renderParts, squareOf, tree } from '../drawingParts.test.kit';
import { EMPTY } from '../model/drawing';
import { createSession } from '../model/session';
import { PiecesNote } from './PiecesNote';

vi.mock('@/domain/lookups/useLookup', () => ({
  useLookup: () => ({ options: [{ id: 4, name: 'ARGILOSO' }] }),
}));
vi.mock('@/platform/store/hooks', () => ({ useAppDispatch: () => (act: () => unknown) => act() }));
vi.mock('../../mapSlice', () => ({ savingPlot: (save: () => Promise<unknown>) => save }));

beforeAll(() => startI18n('pt-BR', ['ui', 'forms', 'mapDrawing']));

it('one form saves all pieces of a file; what the server refuses stays in the drawing', async () => {
  const [farm] = tree.farms;
  const field = farm?.fields[0]?.field;
  if (!farm || !field) throw new Error('no farm with a cost center');
  const session = createSession();
  const spare = [1, 2].map((at) => ({ area: squareOf(-24 - at, -53), name: null }));
  const drawing = { ...EMPTY, rings: squareOf(-24, -53), spare };
  session.open({ kind: 'new', farmId: farm.farm.id, fieldId: field.id }, [], drawing);
  vi.spyOn(costCenterService, 'get').mockResolvedValue({ id: field.id, measurementType: null } as never);
  const create = vi.spyOn(plotService, 'create').mockImplementation(async ({ name }) => {
    if (name === 'TALHAO 2')
      throw { kind: 'validation', status: 400, fields: {}, message: 'Área sobreposta.' };
    return Promise.resolve({ name } as FarmActivityFieldPolygon);
  });
  const user = userEvent.setup();
  renderParts(<PiecesNote />, { session, map: mapAround({ kind: 'farm', id: farm.farm.id }) });
  await user.click(screen.getByRole('button', { name: 'Cadastrar todas de uma vez' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cadastrar 3 talhões' }));
  expect(dialog.getByText('Nomes: TALHAO 1, TALHAO 2, TALHAO 3')).toBeVisible();
  await user.click(dialog.getByRole('combobox', { name: /^Tipo de solo/ }));
  await user.click(await screen.findByRole('option', { name: 'ARGILOSO' }));
  await user.click(dialog.getByRole('button', { name: 'Salvar todos' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(
    create.mock.calls.map(([{ name, soilType, farmActivityFieldId }]) => [
      name,
      soilType,
      farmActivityFieldId,
    ]),
  ).toEqual(['TALHAO 1', 'TALHAO 2', 'TALHAO 3'].map((name) => [name, 4, field.id]));
  const { name, rings, spare: left } = session.get().history.present;
  expect([name, left]).toEqual(['TALHAO 2', []]);
  expect(rings).toEqual(spare[0]?.area);
});
