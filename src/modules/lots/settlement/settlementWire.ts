import { deliveredResult } from '@/domain/lots/performance';
import { daysBetween, type LocalDate } from '@/platform/format/date';
import {
  choiceOrNull,
  filledOrNull,
  id,
  list,
  made,
  optionalText,
  orNull,
  sparse,
  type Shape,
} from '@/platform/http/wire';
import { amount, cents, changeCount, day } from '@/platform/http/wireValues';
import {
  BASES,
  type OwnFigures,
  type Settlement,
  type SettlementItem,
  type SettlementValues,
} from './settlementTypes';

const ItemWire = made(sparse({ name: optionalText, value: cents }), (sent): SettlementItem => ({
  name: sent.name,
  cents: sent.value,
}));

const ValuesWire: Shape<SettlementValues> = made(
  sparse({
    receivedOn: day,
    birds: amount,
    kg: amount,
    lost: amount,
    feedKg: amount,
    conversion: amount,
    efficiency: amount,
    basis: choiceOrNull(BASES),
    rate: amount,
    additions: list(ItemWire),
    discounts: list(ItemWire),
    total: cents,
    note: optionalText,
  }),
  ({ total: totalCents, ...rest }) => ({ ...rest, totalCents }),
);

interface OwnAnswer {
  readonly housingDate: LocalDate | null;
  readonly housed: number | null;
  readonly lost: number | null;
  readonly feedKg: number | null;
  readonly loads: readonly {
    readonly date: LocalDate | null;
    readonly birds: number | null;
    readonly kg: number | null;
  }[];
}

/** Own figures; a load that was not weighed leaves the kilograms unknown, never smaller. */
function ownOf({ housingDate: housing, housed, lost, feedKg, loads }: OwnAnswer): OwnFigures {
  const sum = (of: (load: OwnAnswer['loads'][number]) => number | null) =>
    loads.length === 0
      ? null
      : loads.reduce<number | null>((all, load) => {
          const one = of(load);
          return all === null || one === null ? null : all + one;
        }, 0);
  const [birds, kg] = [sum((load) => load.birds), sum((load) => load.kg)];
  const birdDays = sum((load) =>
    housing === null || load.date === null || load.birds === null
      ? null
      : load.birds * daysBetween(housing, load.date),
  );
  const whole = housed !== null && lost !== null && birds !== null && kg !== null && birdDays !== null;
  return {
    lost,
    birds,
    kg,
    feedKg,
    result: whole ? deliveredResult({ housed, lost, birds, kg, birdDays, feedKg }) : null,
  };
}

/** A lot's own figures, and the integrator's sheet if it was kept. */
export const SettlementWire = made(
  sparse({
    lotId: id,
    number: optionalText,
    housingDate: day,
    housed: amount,
    lost: amount,
    feedKg: amount,
    loads: list(sparse({ date: day, birds: amount, kg: amount })),
    values: orNull(ValuesWire),
    version: changeCount,
    savedAt: filledOrNull,
    savedBy: optionalText,
  }),
  (sent): Settlement => ({
    lotId: sent.lotId,
    number: sent.number || String(sent.lotId),
    own: ownOf(sent),
    values: sent.values,
    version: sent.version,
    savedAt: sent.savedAt,
    savedBy: sent.savedBy,
  }),
);

const reais = (value: number | null) => (value === null ? null : value / 100);
const itemBody = ({ name, cents: value }: SettlementItem) => ({ name, value: reais(value) });

/** A closing sheet as it is sent: money in reais. */
export function settlementBody({ totalCents, additions, discounts, ...values }: SettlementValues): object {
  return {
    ...values,
    additions: additions.map(itemBody),
    discounts: discounts.map(itemBody),
    total: reais(totalCents),
  };
}
