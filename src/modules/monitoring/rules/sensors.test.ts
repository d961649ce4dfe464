import { describe, expect, it } from 'vitest';
import { sensorFormSchema } from '../monitoringSchemas';
import { MAGNITUDES, magnitudeOf } from './magnitudes';
import { limitsText, readingText } from './readingText';
import { sensorStateOf } from './sensorState';

const between = (lower: string, upper: string) => `${lower} a ${upper}`;
const sensor = {
  enabled: true,
  equipmentEnabled: true,
  replacedById: null,
  lastReading: 25,
  lowerLimit: 18,
  upperLimit: 33,
};

describe('the state of a sensor', () => {
  it('follows the reading, which on a limit is within it', () => {
    const at = (lastReading: number | null) => sensorStateOf({ ...sensor, lastReading });
    expect([at(17.9), at(18), at(33), at(33.1), at(null)]).toEqual([
      'below',
      'normal',
      'normal',
      'above',
      'unread',
    ]);
    expect(sensorStateOf({ ...sensor, lastReading: 99, upperLimit: null })).toBe('normal');
    expect(sensorStateOf({ ...sensor, lastReading: -99, lowerLimit: null })).toBe('normal');
  });

  it('says first why nothing comes of it', () => {
    expect(sensorStateOf({ ...sensor, lastReading: 99, equipmentEnabled: false })).toBe('equipmentDisabled');
    expect(sensorStateOf({ ...sensor, enabled: false, equipmentEnabled: false })).toBe('disabled');
    expect(sensorStateOf({ ...sensor, enabled: false, replacedById: 7 })).toBe('replaced');
  });
});

it('a sensor of which nothing is said but that it measures was not read, and stands in no other’s place', () => {
  expect(sensorStateOf({ enabled: true, equipmentEnabled: true })).toBe('unread');
  expect(sensorStateOf({ enabled: true, equipmentEnabled: true, lastReading: 25 })).toBe('normal');
});

describe('readings and limits in words', () => {
  it('bear the unit of their magnitude', () => {
    expect(readingText('TEMPERATURE', 24.56)).toBe('24,6 °C');
    expect(readingText('CO2', 1_950)).toBe('1.950 ppm');
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
