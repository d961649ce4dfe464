import type { Row } from '../table';

/** A load on a lorry: weights in kg, measurements in per cent. */
export interface Load extends Row {
  customerId: number;
  number: number;
  clientKey: string | null;
  date: string;
  ticket: string | null;
  harvestId: number;
  farmId: number;
  costCenterId: number | null;
  productId: number;
  grossWeight: number;
  tareWeight: number;
  standard: string | null;
  order: string;
  moistureBase: number | null;
  impurityBase: number | null;
  moisture: number | null;
  impurity: number | null;
  otherDiscount: number | null;
  destination: string;
  partnerId: number | null;
  contractId: number | null;
  arrivedWeight: number | null;
  driver: string | null;
  plate: string | null;
  trailerPlate: string | null;
  carrier: string | null;
  invoiceNumber: string | null;
  mdfeNumber: string | null;
  observation: string | null;
  active: boolean;
  createdAt: string;
  updatedAt: string | null;
}
