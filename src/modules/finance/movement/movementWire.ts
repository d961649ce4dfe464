import { anyId, choiceOrNull, figureOrNull, mark, made, sparse } from '@/platform/http/wire';
import { cents, dayText, placed, words } from '@/platform/http/wireValues';
import { MOVEMENT_SIDES, type MovementRow } from './movementRow';

/** A document with what it moved; parts of which the server does not tell are unknown, not none. */
export const MovementWire = made(
  sparse({
    id: anyId,
    version: words,
    businessMovement: choiceOrNull(MOVEMENT_SIDES),
    documentTypeName: words,
    documentNumber: words,
    issueDate: dayText,
    partnerPersonName: words,
    documentValue: cents,
    financialRatingName: words,
    farmName: words,
    costCenterName: words,
    shareCount: figureOrNull,
    harvestName: words,
    stockMoves: placed(
      made(
        sparse({ productName: words, quantity: figureOrNull, unitName: words }),
        ({ unitName: unit, ...rest }) => ({ ...rest, unit }),
      ),
    ),
    tradeAccounts: placed(
      made(sparse({ dueDate: dayText, value: cents }), ({ dueDate, value }) => ({ dueDate, cents: value })),
    ),
    cashMoves: placed(
      made(sparse({ date: dayText, accountName: words, value: cents }), ({ value, ...rest }) => ({
        ...rest,
        cents: value,
      })),
    ),
    fiscalNumber: words,
    cancelled: mark,
    cancelReason: words,
    cancelledByName: words,
  }),
  (sent): MovementRow => ({
    id: sent.id,
    version: sent.version,
    side: sent.businessMovement,
    typeName: sent.documentTypeName,
    number: sent.documentNumber,
    date: sent.issueDate,
    partnerName: sent.partnerPersonName,
    value: sent.documentValue,
    ratingName: sent.financialRatingName,
    farmName: sent.farmName,
    costCenterName: sent.costCenterName,
    shareCount: sent.shareCount,
    harvestName: sent.harvestName,
    stock: sent.stockMoves,
    titles: sent.tradeAccounts,
    cash: sent.cashMoves,
    fiscalNumber: sent.fiscalNumber,
    cancelled: sent.cancelled,
    cancelReason: sent.cancelReason,
    cancelledBy: sent.cancelledByName,
  }),
);

/** What hangs on a document. */
export const DependentWire = sparse({ name: words, count: figureOrNull });

/** What became of one document of several. */
export const OutcomeWire = made(sparse({ id: words, message: words }), ({ id, message: refusal }) => ({
  id,
  refusal,
}));
