import { optional } from 'valibot';
import { sentProducers } from '@/domain/producers/producersWire';
import {
  figure,
  figureOrNull,
  filled,
  flag,
  list,
  type Read,
  record,
  text,
  textOrNull,
} from '@/platform/http/wire';

/** An invoice entered and not released yet, as it goes over the wire: money in reais, days as YYYY-MM-DD. */
export const PreReleasedInvoice = record({
  /** Its document's; an answer may leave it out, a write names it. */
  id: figure,
  partnerId: figureOrNull,
  partnerDocument: textOrNull,
  partnerName: textOrNull,
  documentTypeId: figureOrNull,
  documentNumber: textOrNull,
  series: textOrNull,
  accessKey: textOrNull,
  issueDate: textOrNull,
  totalValue: figureOrNull,
  /** Taxes kept back and conditional discounts; a server that knows none sends nothing. */
  retainedValue: optional(figureOrNull),
  /** Nothing is paid for it. */
  withoutPayment: optional(flag),
  items: list(
    record({
      id: figure,
      description: text,
      ncm: textOrNull,
      unit: textOrNull,
      quantity: figureOrNull,
      unitPrice: figureOrNull,
      totalValue: figureOrNull,
      expenditureId: figureOrNull,
    }),
  ),
  apportionments: list(
    record({
      farmId: figureOrNull,
      costCenterId: figureOrNull,
      harvestId: figureOrNull,
      expenditureId: figureOrNull,
      patrimonyId: figureOrNull,
      percentage: figureOrNull,
      value: figureOrNull,
    }),
  ),
  /** Whose it is; null where nobody has said it, and then it is whose the properties are. */
  producers: sentProducers,
  payments: list(
    record({
      paymentFormId: figureOrNull,
      bankAccountId: figureOrNull,
      dueDate: textOrNull,
      value: figureOrNull,
    }),
  ),
  observation: textOrNull,
  /** Names of the fields that the AI filled in. */
  fieldsReadByAi: list(filled),
  /** Those of them that an assistant has looked at since. */
  confirmedFields: list(filled),
});
export type PreReleasedInvoice = Read<typeof PreReleasedInvoice>;
