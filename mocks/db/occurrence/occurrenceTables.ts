import { brazilianDay, courseOf, dayLater, daysFrom, waterWith } from '../poultry';
import { fishDrafts } from '../fish/fishOccurrenceSeed';
import { Table } from '../table';
import type { PoultryLot } from '../poultryTypes';
import type { World } from '../types';
import { seedFieldOccurrences } from './fieldOccurrenceSeed';
import type {
  DepletionDocumentRow,
  FieldOccurrence,
  FishOccurrence,
  Occurrence,
  OccurrenceTables,
  SentFile,
} from './occurrenceTypes';

const WRITER = 'JOSE DA GRANJA';

type Draft = Pick<Occurrence, 'type' | 'happenedAt' | 'values'>;

/** Seven in the morning in Brasília; of today a minute that is past whatever the clock says. */
const morning = (date: string, today: string) => `${date}T${date === today ? '03:05' : '10:00'}:00.000Z`;

/** What somebody wrote down of a lot, from the course that is usual for it. */
function lotDrafts(lot: PoultryLot, today: string): Draft[] {
  const { housingDate, closingDate } = lot;
  if (housingDate === null) return [];
  const { housed, days: courseDays, weighings } = courseOf(lot, daysFrom(housingDate, closingDate ?? today));
  const days = courseDays.map(({ dead, eliminated, ...day }) => ({
    ...day,
    dead: dead ?? 0,
    eliminated: eliminated ?? 0,
  }));
  const at = (day: number) => morning(dayLater(housingDate, day), today);
  const lost = days.reduce((sum, day) => sum + day.dead + day.eliminated, 0);
  const drafts = days.flatMap((row): Draft[] => [
    ...(row.dead + row.eliminated > 0
      ? [
          {
            type: 'mortos-e-eliminados',
            happenedAt: at(row.day),
            values: { dead: row.dead, eliminated: row.eliminated, cause: '' },
          },
        ]
      : []),
    // Silo and meter of an automatic aviary report by themselves.
    ...(lot.automatic || row.feedConsumed === null
      ? []
      : [
          {
            type: 'consumo',
            happenedAt: at(row.day),
            values: {
              feedKg: row.feedConsumed,
              waterLitres: waterWith(row.feedConsumed),
              reason: '',
            },
          },
        ]),
  ]);
  const weighed = lot.automatic
    ? []
    : weighings.map(({ day, averageWeight, readings }): Draft => ({
        type: 'pesagem',
        happenedAt: at(day),
        values: {
          readings: (readings ?? []).join(' '),
          total: readings?.length ?? 120,
          averageWeight,
        },
      }));
  const load: Draft[] =
    closingDate === null
      ? []
      : [
          {
            type: 'carregamento',
            happenedAt: morning(closingDate, today),
            values: {
              quantity: housed - lost,
              weightKg: Math.round(((housed - lost) * (weighings.at(-1)?.averageWeight ?? 2900)) / 1000),
              feedOffAt: null,
              gta: `${lot.id}0${lot.number}`,
              plate: 'ABC1D23',
              closesLot: true,
              restReason: '',
            },
          },
        ];
  return [...drafts, ...weighed, ...load];
}

function seedOccurrences(today: Date, world: () => World) {
  return (table: Table<Occurrence>): void => {
    const day = brazilianDay(today);
    for (const lot of world().poultryLots.all()) {
      const drafts = lotDrafts(lot, day).toSorted((a, b) => a.happenedAt.localeCompare(b.happenedAt));
      for (const draft of drafts) {
        const whole = { observation: '', files: [], depletion: [], userName: WRITER };
        table.insert({ ...draft, ...whole, customerId: lot.customerId, lotId: lot.id });
      }
    }
  };
}

/** Occurrences, the and the documents of depletion; filled when somebody first looks at them. */
export function occurrenceTables(today: Date, world: () => World): OccurrenceTables {
  return {
    files: new Table<SentFile>(),
    occurrences: new Table<Occurrence>(seedOccurrences(today, world)),
    fishOccurrences: new Table<FishOccurrence>((table) => {
      for (const draft of fishDrafts(world(), brazilianDay(today))) table.insert(draft);
    }),
    fieldOccurrences: new Table<FieldOccurrence>(seedFieldOccurrences(today, world)),
    documents: new Table<DepletionDocumentRow>(),
  };
}
