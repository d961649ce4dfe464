import { describe, expect, it } from 'vitest';
import { MAGNITUDES, USUAL_LIMITS } from './magnitudes';
import { CERTIFICATE_DAYS, dayFlags, dayOf, INTERVALS, intervalOf, minutesOf } from './options';
import { isNothing, sectionsOf } from './sections';

describe('options', () => {
  it('are the four intervals of the specification', () => {
    expect(INTERVALS).toEqual([
      { id: '30_MINUTES', minutes: 30 },
      { id: '1_HOUR', minutes: 60 },
      { id: '3_HOURS', minutes: 180 },
      { id: '6_HOURS', minutes: 360 },
    ]);
    expect(intervalOf(180)).toBe('3_HOURS');
    expect(intervalOf(45)).toBeNull();
    expect(minutesOf('6_HOURS')).toBe(360);
  });

  it('are the five days before a certificate expires', () => {
    expect(CERTIFICATE_DAYS).toEqual([0, 1, 3, 7, 14]);
  });

  const names = ['notifyOnTheDay', 'notifyOneDayBefore', 'notifyThreeDaysBefore'];
  it('take the first day that is true, and send at most one', () => {
    expect(dayOf({ notifyOneDayBefore: true, notifyThreeDaysBefore: true }, names)).toBe('ONE_DAY_BEFORE');
    expect(dayOf({ notifyOnTheDay: true, notifyThreeDaysBefore: true }, names)).toBe('ON_THE_DAY');
    expect(dayOf({}, names)).toBeNull();
    expect(dayFlags('THREE_DAYS_BEFORE', names)).toEqual({
      notifyOnTheDay: false,
      notifyOneDayBefore: false,
      notifyThreeDaysBefore: true,
    });
    expect(Object.values(dayFlags(null, names))).toEqual([false, false, false]);
  });
});

it('limits have the defaults of the specification, and a lower one in two magnitudes', () => {
  expect(USUAL_LIMITS).toEqual({
    temperatureLowerLimit: 5,
    temperatureUpperLimit: 35,
    relativeHumidityLowerLimit: 25,
    relativeHumidityUpperLimit: 99,
    uvIndexUpperLimit: 11,
    solarRadiationUpperLimit: 30,
    evapotranspirationUpperLimit: 10,
    windSpeedUpperLimit: 25,
    pluviometryUpperLimit: 2,
    daysWithoutRain: 15,
  });
  expect(MAGNITUDES.flatMap(({ key, lower }) => (lower ? [key] : []))).toEqual([
    'temperature',
    'relativeHumidity',
  ]);
});

describe('sections by menu', () => {
  const entry = (moduleConstantFilter: string, urlName = '/x') => ({ moduleConstantFilter, urlName });

  it.each([
    ['AGRICULTURE', 'agriculture'],
    ['POULTRY', 'poultry'],
    ['PISCICULTURE', 'fish'],
    ['MAINTENANCE', 'maintenance'],
  ] as const)('%s with an entry shows %s', (group, section) => {
    expect(sectionsOf([entry(group)])[section]).toBe(true);
    expect(sectionsOf([entry('PROPERTY')])[section]).toBe(false);
  });

  it('the financial one shows with any entry, and its controls each with their own', () => {
    expect(sectionsOf([entry('FINANCIAL', '/fluxo-de-caixa')]).financial).toEqual({
      tradeAccount: false,
      cargoPackingList: false,
      digitalCertificate: false,
    });
    expect(sectionsOf([entry('FINANCIAL', '/titulos'), entry('FINANCIAL', '/fiscal')]).financial).toEqual({
      tradeAccount: true,
      cargoPackingList: false,
      digitalCertificate: true,
    });
    expect(sectionsOf([entry('FINANCIAL', '/romaneio')]).financial?.cargoPackingList).toBe(true);
    // The entry of another group does not count.
    expect(sectionsOf([entry('FINANCIAL'), entry('HOME', '/titulos')]).financial?.tradeAccount).toBe(false);
  });

  it('are none without any of the groups', () => {
    expect(isNothing(sectionsOf([]))).toBe(true);
    expect(isNothing(sectionsOf([entry('HOME'), entry('PROPERTY')]))).toBe(true);
    expect(isNothing(sectionsOf([entry('FINANCIAL')]))).toBe(false);
  });
});
