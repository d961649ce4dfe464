import type { Kept } from '../kept';
import type { ContractKind } from '@/domain/agreements/handover';
import type { Side, Way } from './occurrenceKinds';

/** Everything that any kind asks; each form shows its own part. Money in cents. */
export interface OccurrenceValues {
  date: string | null;
  number: string | null;
  side: Side | null;
  way: Way | null;
  agreementKind: ContractKind | null;
  partnerId: number | null;
  farmerId: number | null;
  currentAccountId: number | null;
  targetAccountId: number | null;
  value: number | null;
  productId: number | null;
  quantity: number | null;
  unitPrice: number | null;
  receivedProductId: number | null;
  receivedQuantity: number | null;
  harvestId: number | null;
  contractId: number | null;
  deliveryYear: number | null;
  deadline: string | null;
  group: string | null;
  quota: string | null;
  rate: number | null;
  installments: number | null;
  firstDueDate: string | null;
  observation: string | null;
  kept: Kept<
    | 'partnerId'
    | 'farmerId'
    | 'currentAccountId'
    | 'targetAccountId'
    | 'productId'
    | 'receivedProductId'
    | 'harvestId'
    | 'contractId'
  >;
}

export type OccurrenceField = Exclude<keyof OccurrenceValues, 'kept'>;

export const EMPTY_OCCURRENCE: OccurrenceValues = {
  date: null,
  number: null,
  side: null,
  way: null,
  agreementKind: null,
  partnerId: null,
  farmerId: null,
  currentAccountId: null,
  targetAccountId: null,
  value: null,
  productId: null,
  quantity: null,
  unitPrice: null,
  receivedProductId: null,
  receivedQuantity: null,
  harvestId: null,
  contractId: null,
  deliveryYear: null,
  deadline: null,
  group: null,
  quota: null,
  rate: null,
  installments: null,
  firstDueDate: null,
  observation: null,
  kept: {},
};
