import { picklist } from 'valibot';
import { CONTRACT_KINDS } from '@/domain/agreements/handover';
import { figureOrNull, flag, id, keeping, orNull, type Read, text, textOrNull } from '@/platform/http/wire';
import { SIDES, WAYS } from './occurrenceKinds';

/** An occurrence of any kind, as the grid and the record answer it. Money in reais. */
export const Occurrence = keeping({
  id,
  date: text,
  number: textOrNull,
  side: orNull(picklist(SIDES)),
  way: orNull(picklist(WAYS)),
  agreementKind: orNull(picklist(CONTRACT_KINDS)),
  partnerId: figureOrNull,
  partnerName: textOrNull,
  farmerId: figureOrNull,
  farmerName: textOrNull,
  currentAccountId: figureOrNull,
  currentAccountName: textOrNull,
  targetAccountId: figureOrNull,
  targetAccountName: textOrNull,
  value: figureOrNull,
  productId: figureOrNull,
  productName: textOrNull,
  quantity: figureOrNull,
  unitPrice: figureOrNull,
  receivedProductId: figureOrNull,
  receivedProductName: textOrNull,
  receivedQuantity: figureOrNull,
  harvestId: figureOrNull,
  harvestName: textOrNull,
  contractId: figureOrNull,
  contractNumber: textOrNull,
  deliveryYear: figureOrNull,
  deadline: textOrNull,
  group: textOrNull,
  quota: textOrNull,
  rate: figureOrNull,
  installments: figureOrNull,
  firstDueDate: textOrNull,
  observation: textOrNull,
  reversed: flag,
  createdAt: text,
  updatedAt: textOrNull,
});
export type Occurrence = Read<typeof Occurrence>;
