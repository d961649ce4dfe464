import { invalid, json, notFound, refused } from '../../answers';
import { livedCourse } from '../../db/occurrence/livedCourse';
import { brazilianDay } from '../../db/poultry';
import type { PoultryLot } from '../../db/poultryTypes';
import { id } from '../../read';
import { type Call, route } from '../../route';
import { demo } from '../../state';
import { isSheet, lastDay, midnight, ownLot, todayHere } from './lotTables';

const SETTLEMENT = { permission: 'CHICKEN_LOT' } as const;
const numberIn = (value: unknown) => (typeof value === 'number' ? value : null);

/** Losses and feed of the days; feed is not known when a day does not tell it. */
function ownFigures(lot: PoultryLot) {
  const { days } = livedCourse(demo.world, lot, lastDay(lot, todayHere()));
  const reported = days.every(({ feedConsumed }) => feedConsumed !== null);
  return {
    housed: (lot.received ?? 0) - (lot.discarded ?? 0),
    lost: days.reduce((sum, { dead, eliminated }) => sum + (dead ?? 0) + (eliminated ?? 0), 0),
    feedKg: reported ? days.reduce((sum, { feedConsumed }) => sum + (feedConsumed ?? 0), 0) : null,
    loads: demo.world.occurrence.occurrences
      .filter((row) => row.lotId === lot.id && row.type === 'carregamento')
      .map(({ happenedAt, values }) => ({
        date: midnight(brazilianDay(new Date(happenedAt))),
        birds: numberIn(values['quantity']),
        kg: numberIn(values['weightKg']),
      })),
  };
}

const wire = (lot: PoultryLot) => ({
  lotId: lot.id,
  number: lot.number,
  housingDate: midnight(lot.housingDate),
  ...ownFigures(lot),
  values: lot.settlement?.values ?? null,
  version: lot.settlement?.version ?? 0,
  savedAt: lot.settlement?.savedAt ?? null,
  savedBy: lot.settlement?.savedBy ?? '',
});

const closedLot = (call: Call, wanted: unknown) => {
  const lot = ownLot(call, wanted);
  return lot?.housingDate && lot.closingDate ? lot : undefined;
};

export const settlementHandlers = [
  route(
    'GET',
    '/ChickenSettlement/GetByLot',
    (call) => {
      const lot = closedLot(call, call.query.get('lotId'));
      return lot ? json(wire(lot)) : notFound();
    },
    SETTLEMENT,
  ),
  route(
    'POST',
    '/ChickenSettlement/Save',
    async (call) => {
      const sent = await call.body();
      const lot = closedLot(call, id(sent['lotId']));
      if (!lot) return notFound();
      if (!isSheet(sent['values'])) return invalid({ Values: ['Confira os textos, as datas e os valores.'] });
      const version = lot.settlement?.version ?? 0;
      if (version !== sent['baseVersion'])
        return refused('Este acerto foi salvo por outra pessoa. Abra-o novamente para ver o que mudou.', 409);
      const settlement = {
        version: version + 1,
        savedAt: new Date().toISOString(),
        savedBy: call.user.name,
        values: sent['values'],
      };
      return json(wire(demo.world.poultryLots.update(lot.id, { settlement })));
    },
    SETTLEMENT,
  ),
];
