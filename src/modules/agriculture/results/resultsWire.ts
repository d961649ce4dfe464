import { toLocalDate } from '@/platform/format/date';
import { isRecord, textOf } from '@/platform/http/loose';
import { toCents } from '@/platform/format/money';
import type { PlotResult, ResultsAnswer } from './resultTypes';

const SACK_KG = 60;
const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
const centsOf = (value: unknown): number | null => {
  const reais = numberOf(value);
  return reais === null ? null : toCents(reais);
};

function readRow(sent: Record<string, unknown>): PlotResult | null {
  const [plotId, harvestId, area] = ['plotId', 'harvestId', 'area'].map((field) => numberOf(sent[field]));
  if (plotId == null || harvestId == null || area == null || area <= 0) return null;
  const sackKg = numberOf(sent['sackKg']);
  return {
    plotId,
    plotName: textOf(sent['plotName']),
    farmName: textOf(sent['farmName']),
    cropName: textOf(sent['cropName']),
    cultivar: textOf(sent['cultivarName']),
    sownOn: toLocalDate(textOf(sent['sownOn'])),
    harvestId,
    harvestName: textOf(sent['harvestName']),
    area,
    harvestedKg: numberOf(sent['harvestedKg']),
    sackKg: sackKg !== null && sackKg > 0 ? sackKg : SACK_KG,
    products: centsOf(sent['productsValue']),
    machines: centsOf(sent['machinesValue']),
    documents: centsOf(sent['documentsValue']),
    soldKg: numberOf(sent['soldKg']),
    sold: centsOf(sent['soldValue']),
  };
}

/** The results as far as they can be read; a row without plot, harvest or area is left out and counted. */
export function readResults(answer: unknown): ResultsAnswer {
  const sent = isRecord(answer) && Array.isArray(answer['rows']) ? answer['rows'] : [];
  const rows = sent.flatMap((row) => (isRecord(row) ? (readRow(row) ?? []) : []));
  return {
    documentsAllowed: isRecord(answer) && answer['documentsAllowed'] === true,
    rows,
    unread: sent.length - rows.length,
  };
}
