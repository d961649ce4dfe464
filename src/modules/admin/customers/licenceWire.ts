import { figure, flag, id, keeping, type Read, text, textOrNull } from '@/platform/http/wire';
import { platformRecord } from '../platformRecord';

/** How many users a customer may have, until when, and how many of them there are. */
export const Licence = keeping({
  id,
  customerId: figure,
  customerName: text,
  contract: text,
  quantity: figure,
  granted: figure,
  pending: figure,
  available: figure,
  startsOn: text,
  endsOn: textOrNull,
  note: textOrNull,
  isFreeAccount: flag,
  ...platformRecord,
});
export type Licence = Read<typeof Licence>;
