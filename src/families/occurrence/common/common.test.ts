import { describe, expect, it } from 'vitest';
import type { OccurrenceDescriptor, OccurrenceSubject, SummaryWords } from '../occurrenceTypes';
import { valuesOf } from '../occurrenceValues';
import { faultsOf } from '../rules/faults';
import { checklist } from './checklist';
import { guidance } from './guidance';
import { logbook } from './logbook';
import { medicalLeave } from './medicalLeave';
import { training } from './training';
import { variableMeasure } from './variableMeasure';

const TYPES = [checklist, guidance, logbook, medicalLeave, training, variableMeasure].map((make) =>
  make(['poultry']),
);
const typeOf = (slug: string): OccurrenceDescriptor => {
  const found = TYPES.find((one) => one.slug === slug);
  if (!found) throw new Error(slug);
  return found;
};

/** A lot that waits for its animals. */
const lot: OccurrenceSubject = {
  id: 1,
  name: 'Lote 31',
  world: 'poultry',
  startDate: null,
  endDate: null,
  awaiting: true,
  lockedReason: null,
  share: null,
  figures: {},
};
function faulty(slug: string, values: Record<string, unknown>): readonly string[] {
  const descriptor = typeOf(slug);
  const whole = { ...valuesOf(descriptor, null, [1]), happenedAt: '2026-03-13T07:00', ...values };
  const context = { subjects: [lot], record: null, records: [], now: '2026-03-13T08:00' };
  return faultsOf(descriptor, whole, context, 'x').map(({ path }) => path);
}

describe('a type that every lot and plot has', () => {
  it.each([
    ['checklist', ['item']],
    ['orientacao-tecnica', ['technician', 'text']],
    ['diario-de-bordo', ['text']],
    ['afastamento-medico', ['person', 'days']],
    ['treinamento', ['topic', 'people', 'hours']],
    ['medida-de-variavel', ['magnitude', 'value']],
  ])('%s needs no animals, and cannot do without %o', (slug, needed) => {
    expect(faulty(slug, {})).toEqual(needed);
    expect(typeOf(slug).effects({})).toEqual([]);
  });

  it('only who may reads of an illness', () => {
    expect(TYPES.filter(({ restricted }) => restricted).map(({ slug }) => slug)).toEqual([
      'afastamento-medico',
    ]);
  });

  it.each([
    ['afastamento-medico', { person: 'ANA' }, 'days', [0, 731], [1, 730]],
    ['treinamento', { topic: 'EPI', people: 'ANA' }, 'hours', [0, 100.5], [0.5, 100]],
    ['medida-de-variavel', { magnitude: 'ph' }, 'value', [-50.5, 100_001], [-50, 100_000]],
  ])('%s with %o has limits of %s', (slug, values, field, refused, taken) => {
    for (const value of refused) expect(faulty(slug, { ...values, [field]: value })).toEqual([field]);
    for (const value of taken) expect(faulty(slug, { ...values, [field]: value })).toEqual([]);
  });

  it.each([
    ['checklist', { item: 'Cerca', done: true }, 'summaryDone item=Cerca'],
    ['checklist', { item: 'Cerca', done: false }, 'summary item=Cerca'],
    ['orientacao-tecnica', { technician: 'LUIZ', text: 'Ventilar' }, 'LUIZ: Ventilar'],
    ['diario-de-bordo', { text: 'Choveu' }, 'Choveu'],
    ['afastamento-medico', { person: 'ANA', days: 3 }, 'ANA · 3 d'],
    ['treinamento', { topic: 'EPI', hours: 2 }, 'EPI · 2 h'],
  ])('%s says in short: %o', (slug, values: Record<string, unknown>, text) => {
    const words: SummaryWords = {
      word: (key, given) =>
        `${key} ${Object.entries(given ?? {})
          .map((pair) => pair.join('='))
          .join()}`,
      figure: String,
      named: (field) => String(values[field]),
    };
    expect(typeOf(slug).summary(values, words)).toBe(text);
  });

  it('what is written down in full keeps its own line breaks and letters', () => {
    const own = (slug: string) => typeOf(slug).fields.find(({ name }) => name === 'text');
    for (const slug of ['orientacao-tecnica', 'diario-de-bordo'])
      expect(own(slug)).toMatchObject({ format: false });
  });
});
