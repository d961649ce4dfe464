import { boolean } from 'valibot';
import { fromCents } from '@/platform/format/money';
import { assumed, http } from '@/platform/http/http';
import {
  choice,
  figureOrNull,
  givenNumber,
  id,
  orNull,
  type Read,
  record,
  sparse,
  text,
  textOrEmpty,
  textOrNull,
} from '@/platform/http/wire';
import { givenCents, givenDay, cents } from '@/platform/http/wireValues';
import { createQuery } from '@/platform/store/createQuery';
import type { RowId } from '@/platform/store/resourceState';
import { writing } from '@/platform/store/writing';
import { LISTS_OF_ASSETS } from './assetParts';
import type { AssetController } from './patrimonyService';

const DEAL_KINDS = ['PURCHASE', 'SALE'] as const;
export type DealKind = (typeof DEAL_KINDS)[number];

const DealWire = record({
  id,
  kind: choice(DEAL_KINDS, null),
  date: givenDay,
  heads: figureOrNull,
  percentage: givenNumber,
  value: givenCents,
  bookValue: cents,
  partnerPersonName: textOrEmpty,
  documentId: figureOrNull,
  documentNumber: textOrEmpty,
  businessMovement: textOrEmpty,
  tradeAccountId: figureOrNull,
  /** Null where the server does not say it: whether it can be taken back is then for the server to tell. */
  isPaid: orNull(boolean()),
});
export type Deal = Read<typeof DealWire>;

/** What the forms of a deal need of an asset. */
const DealAssetWire = sparse({
  id,
  name: text,
  heads: figureOrNull,
  purchaseDate: textOrNull,
  purchasePrice: figureOrNull,
  residualValue: figureOrNull,
  usefulLifeMonths: figureOrNull,
  depreciationStart: textOrNull,
  saleDate: textOrNull,
  saleValue: figureOrNull,
  sellerId: figureOrNull,
  buyerId: figureOrNull,
});
export type DealAsset = Read<typeof DealAssetWire>;

const ASSETS = {
  MachinePatrimony: assumed('/MachinePatrimony/GetById'),
  VehiclePatrimony: assumed('/VehiclePatrimony/GetById'),
  ImprovementPatrimony: assumed('/ImprovementPatrimony/GetById'),
  PerennialCropPatrimony: assumed('/PerennialCropPatrimony/GetById'),
  AnimalPatrimony: assumed('/AnimalPatrimony/GetById'),
  OtherPatrimony: assumed('/OtherPatrimony/GetById'),
} as const satisfies Record<AssetController, unknown>;

/** A deal as it is sent; money in cents. */
interface DealOrder {
  readonly kind: DealKind;
  readonly assetId: RowId;
  readonly date: string;
  readonly heads: number | null;
  readonly percentage: number;
  readonly value: number;
  readonly partnerId: number | null;
  /** The title that is made with it; null makes none. */
  readonly title: {
    readonly documentTypeId: number;
    readonly documentNumber: string;
    readonly financialRatingId: number;
    readonly dueDate: string;
    readonly installments: number;
  } | null;
}

const DEALS = 'finance/assetDeals';
/** The registers of assets, the lists that offer them, and the titles. */
const STALE = [
  DEALS,
  'finance/machines',
  'finance/vehicles',
  'finance/improvements',
  'finance/perennialCrops',
  'finance/animals',
  'finance/otherAssets',
  'finance/titles',
  ...LISTS_OF_ASSETS,
] as const;

/** What was bought and sold of an asset, with its titles. */
export const deals = createQuery(
  'finance',
  'assetDeals',
  (assetId: RowId, signal) =>
    http.list(assumed('/AssetDeal/GetByAsset'), {
      params: { assetId },
      signal,
      contained: true,
      shape: DealWire,
    }),
  { keep: false, tags: [DEALS] },
);

/** The asset itself, as it is now. */
export const dealAsset = createQuery(
  'finance',
  'assetOfDeal',
  ({ controller, id: assetId }: { controller: AssetController; id: RowId }, signal) =>
    http.get(ASSETS[controller], { params: { id: assetId }, signal, contained: true, shape: DealAssetWire }),
  { keep: false, tags: [DEALS] },
);

export const dealMade = ({ value, partnerId, ...order }: DealOrder) =>
  writing(STALE, () =>
    http.post(assumed('/AssetDeal/Create'), {
      ...order,
      value: fromCents(value),
      partnerPersonId: partnerId,
    }),
  );

export const dealReversed = (dealId: number) =>
  writing(STALE, () => http.post(assumed('/AssetDeal/Reverse'), { id: dealId }, { contained: true }));
