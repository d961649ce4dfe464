import { describe, expect, it } from 'vitest';
import { valuesOf } from '@/families/occurrence/occurrenceValues';
import { derivedBy, derivedByQuantity } from '@/families/occurrence/rules/derived';
import type { OccurrenceDescriptor, OccurrenceRecord } from '@/families/occurrence/occurrenceTypes';
import { nowHere } from '@/platform/format/dateTime';
import { OCCURRENCES } from '../occurrences';
import { fertilizing, soilCorrection } from '../types/fertilizing';
import { spraying } from '../types/spraying';
import { amountText, converted, doseUnitOf, unitOfStock } from './dose';

const plot = {
  id: 1,
  name: 'Talhão 1',
  world: 'agriculture',
  startDate: null,
  endDate: null,
  awaiting: false,
  lockedReason: null,
  share: 8.1,
  figures: {},
};
const CONTEXT = { subjects: [plot], record: null, records: [], now: nowHere() };
const line = (unit: string, quantity: number | null = null) => [
  { productId: 1, unit, quantity, farmId: null },
];
const typed = (descriptor: OccurrenceDescriptor, values: object) => ({
  ...valuesOf(descriptor, null, [1]),
  ...values,
});

describe('a dose', () => {
  it('of a hundredth of a tank keeps three digits, with its unit: 0,0033 L/ha at 120 L/ha in 2 000 L', () => {
    const values = typed(spraying, {
      dose: 0.0033,
      doseUnit: 'L',
      litresPerHa: 120,
      tank: 2000,
      area: 184.67,
    });
    // 120 × 184,67 = 22 160,4 L: eleven tanks of 0,055 L and 160,4 L with 0,00441 L.
    expect(spraying.notes?.(values, CONTEXT)).toMatchObject([
      { key: 'tanks', values: { count: 11, dose: '0,055 L', lastDose: '0,00441 L', last: '160,4' } },
    ]);
  });

  it('leads the quantity in the unit of stock, rounded once, and is led by it', () => {
    const of = (values: object) => derivedBy(spraying, 'dose', typed(spraying, values), [plot]);
    const rest = { doseUnit: 'L', depletion: line('L') };
    expect(of({ ...rest, dose: 0.0033 })).toEqual({ 'depletion.0.quantity': 0.0267 });
    expect(of({ dose: 500, doseUnit: 'mL', depletion: line('L') })).toEqual({ 'depletion.0.quantity': 4.05 });
    // A litre is no kilogram: nothing is led.
    expect(of({ dose: 0.5, doseUnit: 'L', depletion: line('KG') })).toEqual({});
    // What has no unit yet has that of stock.
    expect(of({ dose: 0.5, doseUnit: null, depletion: line('L') })).toEqual({
      'depletion.0.quantity': 4.05,
      doseUnit: 'L',
    });
    const back = typed(spraying, { doseUnit: 'mL', depletion: line('L', 4.05) });
    expect(derivedByQuantity(spraying, back, [plot])).toEqual({ dose: 500 });
    expect(
      derivedBy(fertilizing, 'dose', typed(fertilizing, { dose: 300, depletion: line('TON') }), [plot]),
    ).toEqual({
      'depletion.0.quantity': 2.43,
    });
    expect(
      derivedBy(soilCorrection, 'dose', typed(soilCorrection, { dose: 2, depletion: line('KG') }), [plot]),
    ).toEqual({
      'depletion.0.quantity': 16_200,
    });
  });

  it('has a unit in every type that asks for one: fixed, or chosen and required', () => {
    const dosed = OCCURRENCES.filter(({ fields }) => fields.some(({ name }) => name === 'dose'));
    expect(dosed.length).toBeGreaterThan(3);
    for (const type of dosed) {
      const own = doseUnitOf({ values: {} }, type);
      const chosen = type.fields.some(({ name }) => name === 'doseUnit');
      expect([type.slug, own !== null || chosen]).toEqual([type.slug, true]);
      if (!chosen) continue;
      const faults = type.check?.(typed(type, { dose: 1, doseUnit: null }), CONTEXT);
      expect(faults).toContainEqual({ field: 'doseUnit', key: 'doseUnit' });
    }
  });

  it('of an older record has the unit of stock, else none', () => {
    const record = (depletion: OccurrenceRecord['depletion']) =>
      doseUnitOf({ values: { dose: 2 }, depletion }, spraying);
    expect([record(line('KG')), record(line('CX')), record([])]).toEqual(['kg', null, null]);
  });

  it('is written in the larger unit from a thousand on, and unknown without a unit', () => {
    expect(amountText(8333.33, 'mL')).toBe('8,33 L');
    expect(amountText(0.055, 'L')).toBe('0,055 L');
    expect([amountText(2, null), amountText(null, 'L')]).toEqual(['–', '–']);
    expect([converted(500, 'mL', 'L'), converted(1, 'kg', 'L'), unitOfStock(' lt ')]).toEqual([
      0.5,
      null,
      'L',
    ]);
  });
});
