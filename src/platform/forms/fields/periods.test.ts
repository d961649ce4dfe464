import { describe, expect, it } from 'vitest';
import { type Preset, presetPeriod } from '@/platform/forms/fields/periods';

describe('ready-made periods on 18 March 2028', () => {
  it.each<[Preset, string, string]>([
    ['today', '2028-03-18', '2028-03-18'],
    ['last7', '2028-03-12', '2028-03-18'],
    ['last30', '2028-02-18', '2028-03-18'],
    ['thisMonth', '2028-03-01', '2028-03-31'],
    ['lastMonth', '2028-02-01', '2028-02-29'],
    ['thisYear', '2028-01-01', '2028-12-31'],
    ['lastYear', '2027-01-01', '2027-12-31'],
  ])('%s is %s to %s', (preset, from, to) => {
    expect(presetPeriod(preset, '2028-03-18')).toEqual({ from, to });
  });
});
