import { describe, expect, it } from 'vitest';
import { sensorFormSchema } from '../monitoringSchemas';
import { MAGNITUDES, magnitudeOf } from '@/domain/monitoring/magnitudes';
import { limitsText, readingText } from './readingText';
import { type SensorReading, sensorStateOf } from './sensorState';

const between = (lower: string, upper: string) => `${lower} a ${upper}`;
const now = Date.parse('2026-11-23T15:00:00.000Z');
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
const sensor: SensorReading = {
  enabled: true,
  equipmentEnabled: true,
  communicationIntervalMinutes: 10,
  contingencyMinutes: 60,
  lastTransmissionAt: ago(4),
  replacedById: null,
  lastReading: 25,
  lastReadingAt: ago(4),
  lowerLimit: 18,
  upperLimit: 33,
};
const stateOf = (changes: Partial<SensorReading>) => sensorStateOf({ ...sensor, ...changes }, now);

describe('the state of a sensor', () => {
  it('follows the reading, which on a limit is within it', () => {
    expect([17.9, 18, 33, 33.1, null].map((lastReading) => stateOf({ lastReading }))).toEqual([
      'below',
      'normal',
      'normal',
      'above',
      'unread',
    ]);
    expect(stateOf({ lastReading: 99, upperLimit: null })).toBe('normal');
    expect(stateOf({ lastReading: -99, lowerLimit: null })).toBe('normal');
  });

  it('says first why nothing comes of it', () => {
    expect(stateOf({ lastReading: 99, equipmentEnabled: false })).toBe('equipmentDisabled');
    expect(stateOf({ enabled: false, equipmentEnabled: false })).toBe('disabled');
    expect(stateOf({ enabled: false, replacedById: 7 })).toBe('replaced');
  });

  it('is never normal when its device is silent, whatever was read last', () => {
    const seen = (minutes: number) =>
      stateOf({ lastTransmissionAt: ago(minutes), lastReadingAt: ago(minutes) });
    expect([20, 21, 59, 60, 80 * 60].map(seen)).toEqual([
      'normal',
      'silent',
      'silent',
      'contingency',
      'contingency',
    ]);
    expect(stateOf({ lastTransmissionAt: ago(30), lastReading: 99 })).toBe('silent');
  });

  it('is never normal when the reading is old although its device transmits', () => {
    expect(stateOf({ lastReadingAt: ago(20) })).toBe('normal');
    expect(stateOf({ lastReadingAt: ago(21) })).toBe('silent');
  });

  it('is never normal when the age of the reading is not known', () => {
    for (const lastReadingAt of [null, '', 'ontem']) expect(stateOf({ lastReadingAt })).toBe('silent');
    expect(stateOf({ communicationIntervalMinutes: null })).toBe('silent');
    expect(sensorStateOf({ enabled: true, equipmentEnabled: true, lastReading: 25 }, now)).toBe('silent');
    expect(sensorStateOf({ enabled: true, equipmentEnabled: true }, now)).toBe('unread');
  });

  it('is an error when the sensor says so, unless a passing one stands beside a broken limit', () => {
    const at = (errorLevel: string, lastReading: number | null) => stateOf({ errorLevel, lastReading });
    expect(['GENERIC', 'TEMPORARY', 'MEASUREMENT', 'FATAL', 'NEW'].map((level) => at(level, 25))).toEqual(
      Array.from({ length: 5 }, () => 'error'),
    );
    expect(['GENERIC', 'TEMPORARY', 'MEASUREMENT', 'FATAL', 'NEW'].map((level) => at(level, 40))).toEqual([
      'above',
      'above',
      'error',
      'error',
      'error',
    ]);
    expect(at('FATAL', null)).toBe('error');
    expect(stateOf({ errorLevel: 'FATAL', lastTransmissionAt: ago(90) })).toBe('contingency');
  });
});

describe('readings and limits in words', () => {
  it('bear the unit of their magnitude', () => {
    expect(readingText('TEMPERATURE', 24.56)).toBe('24,6 °C');
    expect(readingText('CO2', 1_950)).toBe('1.950 ppm');
    expect(readingText('STATIC_PRESSURE', -14.5)).toBe('−14,5 Pa');
    expect(limitsText('STATIC_PRESSURE', -40, -10, between)).toBe('−40 a −10 Pa');
    expect(readingText('TEMPERATURE', null)).toBe('');
    expect(readingText('VISCOSITY', 3)).toBe('3,00');
    expect(limitsText('TEMPERATURE', 18, 33.5, between)).toBe('18 a 33,5 °C');
    expect(limitsText('AMMONIA', null, 20, between)).toBe('≤ 20 ppm');
    expect(limitsText('DISSOLVED_OXYGEN', 4, null, between)).toBe('≥ 4 mg/L');
    expect(limitsText('PH', null, null, between)).toBe('');
  });

  it('every magnitude can be measured somewhere', () => {
    for (const { min, max, unit } of Object.values(MAGNITUDES)) {
      expect(min).toBeLessThan(max);
      expect(unit).not.toBe('');
    }
    expect(magnitudeOf('toString')).toBeUndefined();
  });
});

describe('the form of a sensor', () => {
  const values = {
    name: 'OXIGENIO',
    magnitude: 'DISSOLVED_OXYGEN',
    equipmentId: 1,
    channel: 1,
    calibrationOffset: 0,
    lowerLimit: 4,
    upperLimit: 12,
    replacesSensorId: null,
    enabled: true,
  };
  const refused = async (changes: Partial<typeof values>) => {
    const { ValidationError } = await import('yup');
    return sensorFormSchema.validate({ ...values, ...changes }, { abortEarly: false }).then(
      () => [],
      (thrown: unknown) => {
        if (!(thrown instanceof ValidationError)) throw thrown;
        return thrown.inner.map(({ path, message }) => [path, message as unknown]);
      },
    );
  };

  it('takes an upper limit only above the lower one', async () => {
    expect(await refused({})).toEqual([]);
    for (const upperLimit of [4, 3])
      expect(await refused({ upperLimit })).toEqual([
        ['upperLimit', expect.objectContaining({ says: 'monitoring:refusals.upperNotAbove' })],
      ]);
  });

  it('takes no limit that the probe cannot measure, and says what it can', async () => {
    expect(await refused({ upperLimit: 21 })).toEqual([
      [
        'upperLimit',
        expect.objectContaining({
          says: 'monitoring:refusals.outOfRange',
          values: { min: '0', max: '20', unit: 'mg/L' },
        }),
      ],
    ]);
  });
});
