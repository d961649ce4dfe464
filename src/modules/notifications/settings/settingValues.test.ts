import { describe, expect, it } from 'vitest';
import type { ValidationError } from 'yup';
import type { Sections } from './rules/sections';
import { settingFormSchema } from './settingFormSchema';
import { readAs } from '@/platform/http/readShape.test.kit';
import { Setting, type StoredSetting } from './settingsWire';
import { toBody, toValues } from './settingValues';

const ALL: Sections = {
  agriculture: true,
  poultry: true,
  financial: { tradeAccount: true, cargoPackingList: true, digitalCertificate: true },
  fish: true,
  maintenance: true,
};
const aviaries = [
  { id: 4, name: 'AVIARIO 1' },
  { id: 5, name: 'AVIARIO 2' },
];
const stored: StoredSetting = {
  id: 9,
  userLinkedToCustomerId: 3,
  notificationSettingAgricultures: [
    {
      id: 70,
      notifyWeatherStation: true,
      notifySatteliteMap: true,
      notifyPlannedOccurrence: true,
      notifyOneDayBefore: true,
      notifyThreeDaysBefore: true,
      timeInterval: 180,
      temperatureUpperLimit: 31,
      notifyWeatherStationUVIndex: true,
    },
  ],
  notificationSettingPoultryFarmings: [
    {
      id: 11,
      aviaryId: 5,
      aviaryName: 'OLD NAME',
      active: true,
      gasAlerts: true,
      sensorAlertTimeInterval: 360,
    },
    { id: 12, aviaryId: 6, aviaryName: 'AVIARIO FECHADO', active: true },
  ],
  notificationSettingFinancials: [{ id: 80, notifyDigitalCertificate: true, timeInterval: 14 }],
  notificationSettingPiscicultures: [
    {
      notifyLotStart: true,
      notificationSettingPiscicultureFishPonds: [{ fishPondId: 2 }, { fishPondId: 7 }],
    },
  ],
  notificationSettingMaintenanceAssets: [{ notifyScheduledMaintenanceThreeDaysBefore: true }],
};

describe('a setting in the form', () => {
  it('starts with everything off and the default limits when there is none', () => {
    const values = toValues(null, aviaries);
    const [land] = values.notificationSettingAgricultures;
    expect(land).toMatchObject({
      notifyWeatherStation: false,
      temperatureLowerLimit: 5,
      daysWithoutRain: 15,
    });
    expect(
      values.notificationSettingPoultryFarmings.map(({ aviaryName, active }) => [aviaryName, active]),
    ).toEqual([
      ['AVIARIO 1', false],
      ['AVIARIO 2', false],
    ]);
  });

  it('counts aviaries as people do', () => {
    const many = [10, 2, 1].map((id) => ({ id, name: `AVIARIO ${id}` }));
    const { notificationSettingPoultryFarmings: entries } = toValues(null, many);
    expect(entries.map(({ aviaryId }) => aviaryId)).toEqual([1, 2, 10]);
  });

  it('reads days, intervals, limits and ponds; each aviary finds its entry', () => {
    const values = toValues(stored, aviaries);
    expect(values.notificationSettingAgricultures[0]).toMatchObject({
      plannedDay: 'ONE_DAY_BEFORE',
      timeInterval: '3_HOURS',
      temperatureUpperLimit: 31,
      temperatureLowerLimit: 5,
    });
    expect(values.notificationSettingPoultryFarmings).toMatchObject([
      { aviaryId: 4, active: false },
      { aviaryId: 5, aviaryName: 'AVIARIO 2', gasAlerts: true, sensorAlertTimeInterval: '6_HOURS' },
      { aviaryId: 6, aviaryName: 'AVIARIO FECHADO' },
    ]);
    expect(values.notificationSettingPiscicultures[0].fishPondIds).toEqual([2, 7]);
    expect(values.notificationSettingMaintenanceAssets[0].scheduledDay).toBe('THREE_DAYS_BEFORE');
  });
});

describe('what is sent', () => {
  it('carries the five lists with the names of the wire', () => {
    const body = toBody(toValues(stored, aviaries), stored, ALL, 3);
    expect(Object.keys(body).sort()).toEqual([
      'notificationSettingAgricultures',
      'notificationSettingFinancials',
      'notificationSettingMaintenanceAssets',
      'notificationSettingPiscicultures',
      'notificationSettingPoultryFarmings',
      'userLinkedToCustomerId',
    ]);
    const [land] = body.notificationSettingAgricultures;
    expect(land).toMatchObject({
      id: 70,
      notifySatteliteMap: true,
      timeInterval: 180,
      notifyOnTheDay: false,
      notifyOneDayBefore: true,
      notifyThreeDaysBefore: false,
    });
    expect(land).not.toHaveProperty('plannedDay');
    expect(body.notificationSettingPoultryFarmings).toMatchObject([
      { aviaryId: 4, aviaryName: 'AVIARIO 1' },
      { id: 11, aviaryId: 5, sensorAlertTimeInterval: 360 },
      { id: 12, aviaryId: 6 },
    ]);
    expect(body.notificationSettingPoultryFarmings[0]).not.toHaveProperty('id');
    expect(body.notificationSettingFinancials).toMatchObject([{ id: 80, timeInterval: 14 }]);
    expect(body.notificationSettingPiscicultures[0]).toMatchObject({
      notificationSettingPiscicultureFishPonds: [{ fishPondId: 2 }, { fishPondId: 7 }],
    });
    expect(body.notificationSettingPiscicultures[0]).not.toHaveProperty('fishPondIds');
    expect(body.notificationSettingMaintenanceAssets[0]).toMatchObject({
      notifyScheduledMaintenanceOnTheDay: false,
      notifyScheduledMaintenanceThreeDaysBefore: true,
    });
  });

  it('leaves sections that are not seen as they were', () => {
    const hidden = { ...ALL, agriculture: false, poultry: false, financial: null };
    const body = toBody(toValues(stored, []), stored, hidden, 3);
    expect(body.notificationSettingAgricultures).toEqual(stored.notificationSettingAgricultures);
    expect(body.notificationSettingPoultryFarmings).toEqual(stored.notificationSettingPoultryFarmings);
    expect(body.notificationSettingFinancials).toEqual(stored.notificationSettingFinancials);
  });

  it('fills a limit that was emptied with its default', () => {
    const values = toValues(null, []);
    values.notificationSettingAgricultures[0].windSpeedUpperLimit = null;
    expect(toBody(values, null, ALL, 3).notificationSettingAgricultures[0]).toMatchObject({
      windSpeedUpperLimit: 25,
    });
  });
});

describe('what must be right', () => {
  const wrong = async (change: (values: ReturnType<typeof toValues>) => void, sections = ALL) => {
    const values = toValues(null, aviaries);
    change(values);
    const errors = await settingFormSchema(sections)
      .validate(values, { abortEarly: false })
      .then(
        () => [],
        (error: unknown) => (error as ValidationError).inner.map(({ path }) => path),
      );
    return errors;
  };

  it('nothing is wrong with the defaults', async () => {
    expect(await wrong(() => undefined)).toEqual([]);
  });

  it('a lower limit above the upper one', async () => {
    const cross = (values: ReturnType<typeof toValues>) => {
      values.notificationSettingAgricultures[0].temperatureLowerLimit = 40;
    };
    expect(await wrong(cross)).toEqual(['notificationSettingAgricultures[0].temperatureLowerLimit']);
    expect(await wrong(cross, { ...ALL, agriculture: false })).toEqual([]);
  });

  it('a limit that no station ever measures', async () => {
    const limits = (relativeHumidityUpperLimit: number, windSpeedUpperLimit: number) =>
      wrong((values) => {
        Object.assign(values.notificationSettingAgricultures[0], {
          relativeHumidityUpperLimit,
          windSpeedUpperLimit,
        });
      });
    expect(await limits(100, 9999)).toEqual([]);
    expect(await limits(101, 10_000)).toEqual([
      'notificationSettingAgricultures[0].relativeHumidityUpperLimit',
      'notificationSettingAgricultures[0].windSpeedUpperLimit',
    ]);
  });

  it('a limit that is missing where it is told of', async () => {
    expect(
      await wrong((values) => {
        Object.assign(values.notificationSettingAgricultures[0], {
          notifyWeatherStation: true,
          notifyWeatherStationPluviometry: true,
          pluviometryUpperLimit: null,
          windSpeedUpperLimit: null,
        });
      }),
    ).toEqual(['notificationSettingAgricultures[0].pluviometryUpperLimit']);
  });

  it('a day that is missing where something planned is told of', async () => {
    expect(
      await wrong((values) => {
        values.notificationSettingMaintenanceAssets[0].notifyScheduledMaintenance = true;
      }),
    ).toEqual(['notificationSettingMaintenanceAssets[0].scheduledDay']);
  });
});

const readSetting = (answer: unknown) => readAs(Setting, answer);

describe('the answer of the server', () => {
  it('is none without an id, and bears missing lists', () => {
    expect(readSetting(null)).toBeNull();
    expect(readSetting('')).toBeNull();
    expect(readSetting([])).toBeNull();
    expect(readSetting({ id: null, notificationSettingFinancials: [] })).toBeNull();
    expect(readSetting({ id: 2, notificationSettingFinancials: null })).toMatchObject({
      id: 2,
      notificationSettingFinancials: [],
      notificationSettingAgricultures: [],
    });
  });

  it.each([[{ nada: 1 }], ['<html>'], [7], [[null]]])(
    '%o is no setting, and not taken for none',
    (answer) => {
      expect(() => readSetting(answer)).toThrow(expect.objectContaining({ kind: 'unexpected' }) as Error);
    },
  );
});
