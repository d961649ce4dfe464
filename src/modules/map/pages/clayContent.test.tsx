import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { callsTo, openSignedIn } from '@/domain/testing/signedInPage.test.kit';
import { setLogSink } from '@/platform/log/log';
import { startMap } from '../mapPage.test.kit';
import { Component as ClayContentPage } from './ClayContentPage';

startMap();
beforeEach(() => setLogSink(() => undefined));

const plot = (id: number, farmName: string, usefulAreaSize: number, clayContent: number | null) => ({
  id,
  name: `T ${id}`,
  farmId: 1,
  farmName,
  farmActivityFieldId: 1,
  farmActivityFieldName: 'SOJA',
  usefulAreaSize,
  commonAreaSize: null,
  irrigatedAreaSize: null,
  soilTypeName: null,
  clayContent,
  farmHeadquarters: false,
  hasPolygon: true,
  updatedAt: null,
});
async function open() {
  backend.answers('listPlots', [plot(1, 'ZELIA', 10, 40), plot(2, 'ANA', 30, 20), plot(3, 'ANA', 50, null)]);
  const opened = openSignedIn({ routes: [{ path: '*', element: <ClayContentPage /> }], at: '/x' });
  await screen.findByRole('gridcell', { name: '40,00' });
  return opened;
}
const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent);
const saved = () => callsTo('/FarmActivityFieldPolygon/UpdateClayContent').map(({ body }) => body);

describe('the clay content', () => {
  it('is listed by property, summed by area', async () => {
    await open();
    const names = rows().flatMap((text) => /T \d/.exec(text)?.[0] ?? []);
    expect(names).toEqual(['T 2', 'T 3', 'T 1']);
    const foot = rows().find((text) => text.includes('média ponderada'));
    expect(foot).toMatch(/90,00.*25,00/);
  });

  it('is saved when its cell is left; nothing else of the row changes', async () => {
    backend.answers('changeClayContent', {});
    const { user } = await open();
    await user.dblClick(screen.getByRole('gridcell', { name: '40,00' }));
    await user.keyboard('47,5{Enter}');
    await waitFor(() => expect(saved()).toMatchObject([{ polygons: [{ id: 1, clayContent: 47.5 }] }]));
    expect(await screen.findByRole('gridcell', { name: '47,50' })).toBeVisible();
    expect(rows().some((text) => text.includes('ZELIA') && text.includes('T 1'))).toBe(true);
  });

  it('above a hundred is refused in its cell', async () => {
    const { user } = await open();
    await user.dblClick(screen.getByRole('gridcell', { name: '40,00' }));
    await user.keyboard('101{Enter}');
    expect((await screen.findAllByText('Informe de 0 a 100%.')).length).toBeGreaterThan(0);
    expect(saved()).toEqual([]);
    expect(within(screen.getByRole('grid')).getByRole('textbox')).toHaveValue('101');
  });
});
