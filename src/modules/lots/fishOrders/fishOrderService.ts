import { registerCalls } from '@/families/register/registerCalls';
import {
  choiceOrNull,
  countOrNull,
  figure,
  id,
  keeping,
  list,
  type Read,
  text,
  textOrNull,
} from '@/platform/http/wire';
import { FishLotLifeWire } from '../fishLots/fishLotWire';

export const ORDER_STATES = ['OPEN', 'BLOCKED', 'FINISHED'] as const;

/** A production order in the list. */
const FishOrderRow = keeping({
  id,
  /** Which of its changes was read: each write sends it back. */
  version: figure,
  number: text,
  status: choiceOrNull(ORDER_STATES),
  lotCount: countOrNull,
  observation: textOrNull,
  createdAt: textOrNull,
  updatedAt: textOrNull,
});
export type FishOrderRow = Read<typeof FishOrderRow>;
/** With its lots, and what was written down of each. */
const FishOrder = keeping({ ...FishOrderRow.entries, lots: list(FishLotLifeWire) });
export type FishOrder = Read<typeof FishOrder>;

export interface FishOrderValues {
  /** Null for a new one. */
  version: number | null;
  number: string;
  observation: string;
}

export const fishOrderCalls = registerCalls<FishOrderRow, FishOrder, FishOrderValues>(
  'PiscicultureProductionOrder',
  {
    row: FishOrderRow,
    item: FishOrder,
    toBody: ({ observation, ...values }) => ({
      ...values,
      observation: observation.trim() === '' ? null : observation,
    }),
    without: ['setActive'],
  },
);
