import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { demo } from '../../../../mocks/state';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { StationDialog } from './dialogs/StationDialog';
import type { Station } from './stationTypes';

startDemo({ namespaces: ['common', 'ui', 'grid', 'forms', 'chart', 'mapView', 'agricultureStations'] });

const STATION = {
  id: 1,
  name: 'SEDE',
  farmId: 1,
  source: 'PARTNER',
  serial: 'X1',
  latitude: -24.5,
  longitude: -53.9,
  altitude: 400,
  sensorHeight: 2,
} as unknown as Station;

function open(station: Station | null, connected = true) {
  const onClose = vi.fn();
  const opened = openSignedIn({
    routes: [
      { path: '/x', element: <StationDialog station={station} connected={connected} onClose={onClose} /> },
    ],
    at: '/x',
  });
  return { ...opened, onClose };
}
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const texts = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
const saved = () => demo.calls.filter(({ path, method }) => /weatherstation/i.test(path) && method !== 'GET');

/** A press on the middle of the map. */
async function pressMap() {
  const map = await screen.findByRole('application', { name: /^Posição da estação/ });
  const at = { clientX: 0, clientY: 0, pointerId: 1, pointerType: 'mouse', button: 0 };
  fireEvent.pointerDown(map, { ...at, buttons: 1 });
  fireEvent.pointerUp(map, at);
}

describe('the form of a station', () => {
  it('begins empty with the usual height of its sensor, and the source that can be had', async () => {
    const { user } = open(null, false);
    const dialog = within(await screen.findByRole('dialog', { name: 'Nova estação' }));
    expect(field(/^Altura do sensor/)).toHaveValue('10,0');
    expect(field(/^Nome/)).toHaveValue('');
    const source = dialog.getByRole('combobox', { name: /^Origem/ });
    expect(source).toHaveTextContent('Equipamento');
    expect(field(/^Número de série/)).not.toBeRequired();
    await user.click(source);
    const options = screen.getAllByRole('option');
    expect(options.map((one) => one.getAttribute('aria-disabled') === 'true')).toEqual([true, false, false]);
    expect(options[0]).toHaveTextContent('conecte antes a conta do parceiro');
    await user.click(screen.getByRole('option', { name: 'Manual' }));
    expect(screen.queryByRole('textbox', { name: /^Número de série/ })).toBeNull();
    expect(screen.queryByRole('textbox', { name: /^Altura do sensor/ })).toBeNull();
  });

  it('begins with the partner where that is connected', async () => {
    const { user } = open(null, true);
    const dialog = within(await screen.findByRole('dialog'));
    const source = dialog.getByRole('combobox', { name: /^Origem/ });
    expect(source).toHaveTextContent('Parceiro');
    expect(field(/^Número de série/)).toBeRequired();
    await user.click(source);
    expect(screen.getAllByRole('option').map((one) => one.getAttribute('aria-disabled') === 'true')).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('shows what is known of a station; its source stays', async () => {
    open(STATION);
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar SEDE' }));
    await waitFor(() => expect(texts()).toEqual(expect.arrayContaining(['SEDE', 'X1', '400'])));
    expect(field(/^Latitude/).value).toMatch(/^-24,5000/);
    expect(field(/^Longitude/).value).toMatch(/^-53,9000/);
    expect(field(/^Altura do sensor/)).toHaveValue('2,0');
    expect(dialog.getByText('A origem não muda depois de criada.')).toBeInTheDocument();
  });

  it('leaves a height empty that a station has not', async () => {
    open({ ...STATION, sensorHeight: null, altitude: null });
    await screen.findByRole('dialog', { name: 'Editar SEDE' });
    expect(field(/^Altura do sensor/)).toHaveValue('');
  });

  it('takes the place that is pressed on the map', async () => {
    const { user } = open(STATION);
    await pressMap();
    await waitFor(() => expect(field(/^Latitude/).value).toMatch(/^-24,(5|4999)/));
    expect(field(/^Longitude/).value).toMatch(/^-53,(9|8999)/);
    await user.clear(field(/^Latitude/));
    await user.type(field(/^Latitude/), '-20');
    await pressMap();
    await waitFor(() => expect(field(/^Latitude/).value).toMatch(/^-24,/));
  });

  it('is saved, said and closed', async () => {
    const { user, onClose } = open(null, false);
    await screen.findByRole('dialog');
    await user.type(field(/^Nome/), 'Nova');
    await user.click(screen.getByRole('combobox', { name: /^Propriedade/ }));
    const [farm] = await screen.findAllByRole('option');
    if (farm) await user.click(farm);
    await user.type(field(/^Latitude/), '-24,5');
    await user.type(field(/^Longitude/), '-53,9');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText(/^Estação .* salva\.$/)).toBeInTheDocument();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(saved()).toHaveLength(1);
    expect(saved()[0]?.body).toMatchObject({ sensorHeight: 10 });
  });
});
