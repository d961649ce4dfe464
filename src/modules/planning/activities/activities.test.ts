import { expect, test } from 'vitest';
import { convert, quantityOf, totalOf } from '@/families/activity/rules/production';
import { ACTIVITIES } from './activities';

type Figure = readonly [slug: string, typed: Record<string, number>, unit: string, quantity: number];
const FIGURES: readonly Figure[] = [
  ['lavoura', { area: 150, yield: 62 }, 'sc60', 9300],
  ['olericultura', { area: 2, cycles: 3, kgHa: 30_000, boxKg: 20 }, 'box', 9000],
  ['florestamento', { area: 20, volume: 280 }, 'm3', 5600],
  ['avicultura', { floor: 1800, birds: 13.5, viability: 96, lots: 6, weight: 2.9 }, 'head', 139_968],
  ['avicultura-de-postura', { hens: 9700, laying: 86, days: 365 }, 'dozen', 253_735.8333],
  ['franga-reproducao', { housed: 12_000, viability: 95.5, lots: 1 }, 'thousand', 11.46],
  ['suinocultura', { sows: 200, litters: 2.4, weaned: 12.5, loss: 3, weight: 120 }, 'head', 5820],
  ['piscicultura', { water: 10_000, fishM2: 5, survival: 90, weight: 0.9, cycles: 1 }, 'kg', 40_500],
  ['atividade-pecuaria', { heads: 120, weight: 510, carcass: 54 }, 'arroba', 2203.2],
  ['atividade-pecuaria', { heads: 120, weight: 510, carcass: 54 }, 'arrobaLive', 2040],
  ['producao-de-leite', { cows: 60, litres: 24, days: 365, kept: 3 }, 'litre', 509_832],
  ['produtos-da-colmeia', { hives: 80, kgHive: 22 }, 'kg', 1760],
  ['transporte', { trips: 220, load: 32, distance: 120 }, 't', 7040],
];
const of = (slug: string) => {
  const found = ACTIVITIES.find((each) => each.slug === slug);
  if (!found) throw new Error(slug);
  return found;
};

test.each(FIGURES)('%s: the production of what was typed', (slug, typed, unit, quantity) => {
  expect(quantityOf(of(slug), unit, typed)).toBe(quantity);
});

test.each(FIGURES)('%s: what is missing makes it unknown, never zero', (slug, typed, unit) => {
  const needed = of(slug).quantities.find(({ optional }) => !optional);
  expect(quantityOf(of(slug), unit, { ...typed, [needed?.name ?? '']: null })).toBeNull();
});

test.each(FIGURES)('%s: units convert there and back', (slug, typed) => {
  const [base, ...others] = of(slug).saleUnits;
  for (const other of others) {
    const there = convert(100, base, other, typed);
    expect(convert(there ?? 0, other, base, typed)).toBeCloseTo(100, 8);
  }
});

test('the income of the figures', () => {
  expect(totalOf(quantityOf(of('olericultura'), 'box', FIGURES[1]?.[1] ?? {}), 45)).toBe(405_000_00);
  expect(totalOf(quantityOf(of('florestamento'), 'm3', FIGURES[2]?.[1] ?? {}), 95)).toBe(532_000_00);
  expect(totalOf(quantityOf(of('transporte'), 't', { trips: 220, load: 32 }), 85)).toBe(598_400_00);
});

test('there are twelve, each with an address of its own', () => {
  expect(new Set(ACTIVITIES.map(({ slug }) => slug)).size).toBe(12);
});
