import { numberOf } from '@/platform/http/loose';
import { defineOccurrence } from '@/families/occurrence/defineOccurrence';
import { amountText, doseUnitOf } from '../rules/dose';
import { perTank, sprayReasons, tanksOf } from '../rules/field';
import {
  type Dosing,
  doseFaults,
  doseFields,
  END,
  hectaresOf,
  shown,
  WORK,
  WORK_EMPTY,
  workFaults,
  workFields,
} from './common';

const PRODUCT: Dosing = { options: ['L', 'mL', 'kg', 'g'] };

/** Spraying: tanks with the last one mixed for what is left, and what the weather says against it. */
export const spraying = defineOccurrence({
  ...WORK,
  slug: 'pulverizacao',
  depletes: 'several',
  fields: [
    END,
    { name: 'product', kind: 'text', maxLength: 100, required: true, span: 6 },
    ...doseFields(PRODUCT),
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
    { name: 'agronomist', kind: 'text', maxLength: 100, span: 12, helper: true },
    ...workFields(PRODUCT),
  ],
  emptyValues: {
    product: '',
    dose: null,
    doseUnit: null,
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
    agronomist: '',
    ...WORK_EMPTY,
  },
  check: (values, context) => [...workFaults(values, context), ...doseFaults(values)],
  notes: (values, { subjects }) => {
    const area = hectaresOf(values, subjects);
    const [litres, tank, dose] = ['litresPerHa', 'tank', 'dose'].map((name) => numberOf(values[name]));
    if (area === null || litres == null || tank == null) return [];
    const tanks = tanksOf(litres, area, tank);
    if (!tanks) return [];
    const unit = doseUnitOf({ values, depletion: values.depletion }, undefined);
    const mixed = dose == null ? null : perTank(tanks, tank, litres, dose);
    return [
      {
        field: 'tank',
        key: tanks.last === null ? 'tanksFull' : tanks.full === 0 ? 'tankPart' : 'tanks',
        values: {
          litres: shown(tanks.litres),
          count: tanks.full,
          last: shown(tanks.last),
          dose: amountText(mixed?.full ?? null, unit),
          lastDose: amountText(mixed?.last ?? null, unit),
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
