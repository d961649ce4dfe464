import { formatNumber } from '@/platform/format/number';
import { href } from '@/platform/routing/href';
import { NoAviaryLink } from '../NoAviaryLink';
import { OCCURRENCE_TAGS } from '../occurrences/occurrencesSlice';
import { consumption } from '../occurrences/types/consumption';
import { mortality } from '../occurrences/types/mortality';
import { pastedFigures } from './components/pastedFigures';
import { RoundRow } from './components/RoundRow';
import { roundOutbox } from './roundOutbox';
import { chickenRecords, sendEntry } from './roundService';
import { roundState } from './roundState';
import {
  CONSUMED,
  LOST,
  ROUND_FIELDS,
  type RoundField,
  type RoundLot,
  type TypedFigures,
  type Unlikely,
} from './roundTypes';
import type { RoundAct, RoundWorld, RowProps, TypedPlace } from './roundWorld';
import {
  addedBy,
  aliveAfter,
  type DayFigures,
  figuresOf,
  isMoreThanAlive,
  isTyped,
  lacksReason,
  lostOf,
  NOTHING,
  unlikelyOf,
  type WaitingFigures,
  waitingOf,
} from './rules/round';

export interface PoultryShape {
  readonly lot: RoundLot;
  readonly field: RoundField;
  readonly typed: TypedFigures;
  readonly now: DayFigures;
  readonly waiting: WaitingFigures;
}

/** Nothing typed at an aviary. */
const BLANK: TypedFigures = { ...NOTHING, reason: '' };
const figure = (value: number) => formatNumber(value, { decimals: 1, minDecimals: 0 });

/** The occurrences of what was typed at one aviary: losses are added to the day, its one consumption is changed. */
function acts({ lot, typed, now }: TypedPlace<PoultryShape>): RoundAct<RoundField>[] {
  const { dead, eliminated, feedKg, waterLitres, reason } = typed;
  const found: RoundAct<RoundField>[] = [];
  // A day without losses has no occurrence.
  if (lostOf(typed) > 0)
    found.push({
      descriptor: mortality,
      record: null,
      values: { dead: dead ?? 0, eliminated: eliminated ?? 0 },
      fields: LOST,
    });
  if (feedKg !== null || waterLitres !== null)
    found.push({
      descriptor: consumption,
      record: now.consumption,
      values: {
        ...(feedKg === null ? {} : { feedKg }),
        ...(waterLitres === null ? {} : { waterLitres }),
        ...(lot.automatic ? { reason: reason ?? '' } : {}),
      },
      fields: CONSUMED,
    });
  return found;
}

const faults: RoundWorld<PoultryShape>['faults'] = (t, all) => {
  const tooMuch = all
    .map(({ lot, typed, waiting }) => ({ lot, typed, alive: aliveAfter(lot, waiting.lost) }))
    .filter(({ typed, alive }) => isMoreThanAlive(typed, alive));
  if (tooMuch.length > 0)
    return tooMuch.map(({ lot, alive }) => ({
      lotId: lot.id,
      field: 'dead' as const,
      text: t('fault.moreThanAlive', { birds: formatNumber(alive ?? 0, { decimals: 0 }) }),
    }));
  return all
    .filter(({ lot, typed }) => lacksReason(typed, lot))
    .map(({ lot }) => ({ lotId: lot.id, field: 'reason' as const, text: t('fault.reason') }));
};

const unlikely: RoundWorld<PoultryShape>['unlikely'] = (t, { lot, name, typed, before }) =>
  unlikelyOf(typed, before, lot).map(({ field, key, values }: Unlikely) => ({
    id: `${lot.id} ${field} ${typed[field] ?? ''}`,
    text: t(`unlikely.${key}`, {
      lot: name,
      field: t(`fields.${field}`).toLocaleLowerCase(),
      ...Object.fromEntries(Object.entries(values).map(([of, value]) => [of, figure(value)])),
      percent: formatNumber(values['percent'] ?? 0, { decimals: 1 }),
    }),
  }));

const PoultryRow = ({ now, records: _records, ...props }: RowProps<PoultryShape>) => (
  <RoundRow {...props} now={now.figures} />
);

/** The morning's round: what died, what was taken out, feed and water of every aviary in one go. */
export const poultryRound: RoundWorld<PoultryShape> = {
  name: 'poultry',
  state: roundState,
  outbox: roundOutbox,
  list: chickenRecords,
  send: sendEntry,
  tags: OCCURRENCE_TAGS,
  occurrences: () => href('lotsOccurrences'),
  empty: <NoAviaryLink />,
  fields: ROUND_FIELDS,
  fieldWord: (t, field) => t(`fields.${field}`),
  addedBy,
  placeOf: ({ aviaryName }) => aviaryName,
  blank: () => BLANK,
  isTyped,
  figuresIn: (typed) => typed,
  figuresOf,
  waitingOf,
  faults,
  unlikely,
  acts,
  Row: PoultryRow,
  pasted: pastedFigures,
  total: (t, typed) => {
    const lost = typed.reduce((sum, one) => sum + lostOf(one), 0);
    return typed.length === 0
      ? t('foot.nothing')
      : t('foot.typed', { count: typed.length, lost: formatNumber(lost, { decimals: 0 }) });
  },
};
