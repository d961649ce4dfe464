import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import type { SensorValues } from '../monitoringSchemas';
import { EquipmentNote } from './EquipmentNote';

startDemo({ namespaces: ['monitoring', 'ui', 'common'] });

const DEVICES = 'listEquipmentToChoose';
const SENSORS = 'listSensorsToChoose';
const VALUES = { equipmentId: 2, replacesSensorId: null, channel: null };

beforeEach(() => {
  backend.answers(DEVICES, [
    { id: 1, name: 'COLETOR 1', enabled: false },
    { id: 2, name: 'COLETOR 2', enabled: true },
  ]);
  backend.answers(SENSORS, [
    { id: 10, name: 'A', channel: 7 },
    { id: 11, name: 'B', channel: 3 },
    { id: 12, name: 'C', channel: 5, replacedById: 11 },
    { id: 13, name: 'D' },
  ]);
});

const open = (values: Partial<SensorValues>, id: number | null = null) => {
  const note = <EquipmentNote values={{ ...VALUES, ...values } as SensorValues} id={id} />;
  openSignedIn({ routes: [{ path: '*', element: note }], at: '/x' });
  return { device: () => screen.getAllByRole('status')[0], channels: () => screen.getAllByRole('status')[1] };
};
const warns = (place: HTMLElement | undefined) => place?.querySelector('p')?.dataset['warns'];

describe('the device of a sensor', () => {
  it('that is disabled is named before anything is saved', async () => {
    const { device } = open({ equipmentId: 1 });
    await waitFor(() => expect(device()).toHaveTextContent(/^Este equipamento está desabilitado/));
    expect(warns(device())).toBe('true');
  });

  it('that is enabled needs no word; its channels in use stand in order, without those of replaced sensors', async () => {
    const { device, channels } = open({});
    await waitFor(() => expect(channels()).toHaveTextContent('Canais em uso: 3, 7'));
    expect(device()).toBeEmptyDOMElement();
    expect(warns(channels())).toBe('false');
    expect(callsTo('/Sensor/GetSensorsForSelect').at(-1)?.query).toEqual({ equipmentId: '2' });
  });

  it.each([
    ['a channel of another sensor warns', { channel: 7 }, null, 'Canais em uso: 3, 7', 'true'],
    ['a free channel does not', { channel: 5 }, null, 'Canais em uso: 3, 7', 'false'],
    ['its own channel is free', { channel: 7 }, 10, 'Canal em uso: 3', 'false'],
    [
      'that of the sensor it replaces too',
      { channel: 3, replacesSensorId: 11 },
      null,
      'Canal em uso: 7',
      'false',
    ],
  ])('%s', async (_, values, id, words, warned) => {
    const { channels } = open(values, id);
    await waitFor(() => expect(channels()).toHaveTextContent(words));
    expect(warns(channels())).toBe(warned);
  });

  it('without other sensors nothing is in use', async () => {
    backend.answers(SENSORS, []);
    const { channels } = open({ channel: 1 });
    await waitFor(() => expect(callsTo('/Sensor/GetSensorsForSelect')).toHaveLength(1));
    expect(channels()).toBeEmptyDOMElement();
  });

  it('not chosen yet, no sensors are requested', async () => {
    const { channels } = open({ equipmentId: null });
    await waitFor(() => expect(callsTo('/Equipment/GetEquipmentsForSelect')).toHaveLength(1));
    expect(callsTo('/Sensor/GetSensorsForSelect')).toEqual([]);
    expect(channels()).toBeEmptyDOMElement();
  });
});
