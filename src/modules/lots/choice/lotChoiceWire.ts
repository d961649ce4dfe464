import { id, made, optionalText, sparse } from '@/platform/http/wire';
import { day, givenDay } from '@/platform/http/wireValues';
import type { LotChoice } from './lotChoice';

/** A lot that was housed. */
export const LotChoiceWire = made(
  sparse({
    id,
    aviaryId: id,
    number: optionalText,
    aviaryName: optionalText,
    housingDate: givenDay,
    closingDate: day,
  }),
  (sent): LotChoice => ({ ...sent, number: sent.number || String(sent.id) }),
);
