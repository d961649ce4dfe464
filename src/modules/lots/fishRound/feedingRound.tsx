import { formatNumber } from '@/platform/format/number';
import { href } from '@/platform/routing/href';
import { fish } from '../occurrences/occurrencesSlice';
import { feedSupply } from '../occurrences/types/feedSupply';
import type { RoundAct, RoundWorld, TypedPlace } from '../round/roundWorld';
import { needOfDay } from './dayNeed';
import { FeedingRow } from './FeedingRow';
import { feedingOutbox } from './feedingOutbox';
import { fishRecords, sendFeeding } from './feedingService';
import { feedingState } from './feedingState';
import { FEEDING_FIELDS, type FeedingField, type FeedingShape, type TypedFeeding } from './feedingTypes';
import { fedOn, unlikelyFeeding, waitingKg } from './rules/feeding';

const GRAMS = 3;
const kilograms = (value: number) => formatNumber(value, { decimals: GRAMS, minDecimals: 0 });
const feedOf = ({ feed }: TypedFeeding) => (feed ?? '').trim();
const gives = ({ givenKg }: TypedFeeding) => givenKg !== null && givenKg > 0;

/** What was given at one pond: a meal more of its lot, of the product that the last one was. */
function acts({ lot, typed }: TypedPlace<FeedingShape>): RoundAct<FeedingField>[] {
  const { givenKg, appetite } = typed;
  if (givenKg === null || givenKg <= 0) return [];
  const feed = feedOf(typed);
  const line = lot.lastFeed?.feed === feed ? lot.lastFeed.line : null;
  return [
    {
      descriptor: feedSupply,
      record: null,
      values: { feed, quantityKg: givenKg, ...(appetite === null ? {} : { appetite }) },
      ...(line ? { depletion: [{ ...line, quantity: givenKg }] } : {}),
      fields: FEEDING_FIELDS,
      clears: [...FEEDING_FIELDS, 'appetite'],
    },
  ];
}

const faults: RoundWorld<FeedingShape>['faults'] = (t, all) => {
  const unnamed = all.filter(({ typed }) => gives(typed) && feedOf(typed) === '');
  if (unnamed.length > 0)
    return unnamed.map(({ lot }) => ({ lotId: lot.id, field: 'feed' as const, text: t('fish.fault.feed') }));
  return all
    .filter(({ typed }) => typed.appetite !== null && !gives(typed))
    .map(({ lot }) => ({ lotId: lot.id, field: 'givenKg' as const, text: t('fish.fault.appetiteAlone') }));
};

/** The feeding round: what every pond is given, beside the ration of its day. */
export const feedingRound: RoundWorld<FeedingShape> = {
  name: 'fish',
  state: feedingState,
  outbox: feedingOutbox,
  list: fishRecords,
  send: sendFeeding,
  tags: fish.stale,
  occurrences: () => href('lotsFishOccurrences'),
  empty: null,
  fields: FEEDING_FIELDS,
  fieldWord: (t, field) => t(`fish.fields.${field}`),
  addedBy: () => FEEDING_FIELDS,
  placeOf: ({ pondName }) => pondName,
  blank: ({ lastFeed }) => ({ givenKg: null, feed: lastFeed?.feed ?? '', appetite: null }),
  isTyped: ({ givenKg }) => givenKg !== null,
  figuresIn: ({ givenKg }) => ({ givenKg }),
  figuresOf: fedOn,
  waitingOf: waitingKg,
  faults,
  unlikely: (t, { lot, name, typed, now, before, waiting }, day) => {
    const present = now.figures.givenKg;
    const already = present === null && waiting === null ? null : (present ?? 0) + (waiting ?? 0);
    const planned = needOfDay(lot, day).kg;
    const found = unlikelyFeeding(typed, { already, planned, before: before.givenKg });
    if (!found) return [];
    const { key, total, compared, percent } = found;
    return [
      {
        id: `${lot.id} ${typed.givenKg ?? ''}`,
        text: t(`fish.unlikely.${key}`, {
          lot: name,
          typed: kilograms(typed.givenKg ?? 0),
          total: kilograms(total),
          compared: formatNumber(compared, { decimals: 1 }),
          percent: formatNumber(percent, { decimals: 0 }),
        }),
      },
    ];
  },
  acts,
  Row: FeedingRow,
  total: (t, typed) => {
    const kg = typed.reduce((sum, { givenKg }) => sum + (givenKg ?? 0), 0);
    return typed.length === 0
      ? t('fish.foot.nothing')
      : t('fish.foot.typed', { count: typed.length, kg: kilograms(Math.round(kg * 1000) / 1000) });
  },
};
