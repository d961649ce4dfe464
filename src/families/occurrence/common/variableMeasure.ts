import { defineOccurrence } from '../defineOccurrence';

/** A measure by hand. */
export const variableMeasure = (where: readonly string[]) =>
  defineOccurrence({
    slug: 'medida-de-variavel',
    where,
    needsAnimals: false,
    subject: 'one',
    fields: [
      {
        name: 'magnitude',
        kind: 'select',
        options: [
          'temperatura',
          'umidade',
          'amonia',
          'co2',
          'luz',
          'velocidade-do-ar',
          'cloro',
          'ph',
          'oxigenio-dissolvido',
          'amonia-total',
          'nitrito',
        ],
        required: true,
      },
      { name: 'value', kind: 'number', min: -50, max: 100_000, required: true },
      { name: 'place', kind: 'text', maxLength: 60, span: 12 },
    ],
    emptyValues: { magnitude: null, value: null, place: '' },
    effects: () => [],
    summary: (values, { figure, named }) => `${named('magnitude')}: ${figure(values['value'])}`,
  });
