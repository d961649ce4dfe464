import { defineOccurrence } from '../defineOccurrence';

/** Who is on medical leave and how long; the diagnosis is not recorded. */
export const medicalLeave = (where: readonly string[]) =>
  defineOccurrence({
    slug: 'afastamento-medico',
    where,
    needsAnimals: false,
    subject: 'one',
    restricted: true,
    fields: [
      { name: 'person', kind: 'text', maxLength: 100, required: true, span: 8 },
      { name: 'days', kind: 'integer', unit: 'd', min: 1, max: 730, required: true, span: 4 },
    ],
    emptyValues: { person: '', days: null },
    effects: () => [],
    summary: (values, { figure, named }) => `${named('person')} · ${figure(values['days'])} d`,
  });
