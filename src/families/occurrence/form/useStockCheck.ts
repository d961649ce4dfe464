import { useTranslation } from 'react-i18next';
import type { Id } from '@/platform/forms/options';
import { asAppError } from '@/platform/http/appError';
import type { Availability, DepletionLine, StockPort } from '../occurrenceTypes';
import { depletionFault, isWhole, takenWith } from '../rules/depletion';
import { quantityText } from '../rules/quantityText';

/** Null without a network: then the server checks the stock when the record is sent. */
const askUnlessOffline = (request: Promise<Availability>) =>
  request.catch((thrown: unknown) => {
    if (asAppError(thrown).kind === 'offline') return null;
    throw thrown;
  });

/** Asks once more what is in stock, just before saving: it throws what is missing as the server would. */
export function useStockCheck(stock: StockPort | undefined) {
  const { t } = useTranslation('occurrence');
  return async (subjectId: Id, lines: readonly DepletionLine[]) => {
    if (!stock) return;
    const fields: Record<string, string[]> = {};
    await Promise.all(
      lines.map(async (line, at) => {
        if (!isWhole(line)) return;
        const found = await askUnlessOffline(stock.availability({ subjectId, line }));
        if (!found) return;
        const fault = depletionFault(found, takenWith(line, lines));
        const quantity = `${quantityText(found.available, 2)} ${String(line.unit)}`;
        if (fault) fields[`depletion.${at}.quantity`] = [t(`depletion.fault.${fault}`, { quantity })];
      }),
    );
    if (Object.keys(fields).length > 0) throw { kind: 'validation', status: 400, fields };
  };
}
