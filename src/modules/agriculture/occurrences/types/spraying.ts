import { numberOf } from '@/platform/http/loose';
import { defineOccurrence } from '@/families/occurrence/defineOccurrence';
import { perTank, sprayReasons, tanksOf } from '../rules/field';
import { doseField, END, hectaresOf, shown, WORK, WORK_EMPTY, WORK_FIELDS, workFaults } from './common';

/** Spraying: tanks with the last one mixed for what is left, and what the weather says against it. */
export const spraying = defineOccurrence({
  ...WORK,
  slug: 'pulverizacao',
  depletes: 'several',
  fields: [
    END,
    { name: 'product', kind: 'text', maxLength: 100, required: true, span: 8 },
    doseField('/ha'),
    { name: 'target', kind: 'text', maxLength: 100, required: true, span: 12 },
    { name: 'graceDays', kind: 'integer', unit: 'd', min: 0, max: 365, helper: true },
    { name: 'reentryHours', kind: 'integer', unit: 'h', min: 0, max: 2160, helper: true },
    {
      name: 'litresPerHa',
      kind: 'number',
      unit: 'L/ha',
      min: 0,
      above: true,
      max: 5000,
      required: true,
      span: 4,
    },
    { name: 'tank', kind: 'number', unit: 'L', min: 0, above: true, max: 50_000, span: 4 },
    { name: 'temperature', kind: 'number', unit: '°C', decimals: 1, min: -10, max: 60, span: 4 },
    { name: 'humidity', kind: 'percent', min: 0, max: 100, span: 4 },
    { name: 'wind', kind: 'number', unit: 'km/h', decimals: 1, min: 0, max: 150, span: 4 },
    { name: 'rain', kind: 'number', unit: 'mm', decimals: 1, min: 0, max: 300, span: 4 },
    { name: 'periods', kind: 'periods', span: 12 },
    ...WORK_FIELDS,
  ],
  emptyValues: {
    product: '',
    dose: null,
    target: '',
    graceDays: null,
    reentryHours: null,
    litresPerHa: null,
    tank: null,
    temperature: null,
    humidity: null,
    wind: null,
    rain: null,
    periods: [],
    ...WORK_EMPTY,
  },
  check: workFaults,
  notes: (values, { subjects }) => {
    const area = hectaresOf(values, subjects);
    const [litres, tank, dose] = ['litresPerHa', 'tank', 'dose'].map((name) => numberOf(values[name]));
    if (area === null || litres == null || tank == null) return [];
    const tanks = tanksOf(litres, area, tank);
    if (!tanks) return [];
    const mixed = dose == null ? null : perTank(tanks, tank, litres, dose);
    return [
      {
        field: 'tank',
        key: tanks.last === null ? 'tanksFull' : tanks.full === 0 ? 'tankPart' : 'tanks',
        values: {
          litres: shown(tanks.litres),
          count: tanks.full,
          last: shown(tanks.last),
          dose: shown(mixed?.full ?? null),
          lastDose: shown(mixed?.last ?? null),
        },
      },
    ];
  },
  warn: (values, context) => [
    ...sprayReasons({
      temperature: numberOf(values['temperature']),
      humidity: numberOf(values['humidity']),
      wind: numberOf(values['wind']),
      rain: numberOf(values['rain']),
    }).map((reason) => ({ field: reason, key: `spray.${reason}` })),
    ...WORK.warn(values, context),
  ],
  effects: () => [],
  summary: (values, { figure, named }) =>
    `${named('product')} · ${named('target')} · ${figure(values['litresPerHa'])} L/ha`,
});
