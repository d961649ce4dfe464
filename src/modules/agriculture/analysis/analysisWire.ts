import { readRecord } from '@/families/occurrence/occurrenceWire';
import { toLocalDate } from '@/platform/format/date';
import { toCents } from '@/platform/format/money';
import { isRecord, textOf } from '@/platform/http/loose';
import { readRelation } from '../relations/relationsWire';
import type { Planting, PlantingAnalysis, PlotWork } from './analysisTypes';

const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
const centsOf = (value: unknown): number | null => {
  const reais = numberOf(value);
  return reais === null ? null : toCents(reais);
};

/** A planting; null without id, plot, day or area. */
export function readPlanting(sent: unknown): Planting | null {
  if (!isRecord(sent)) return null;
  const [occurrenceId, plotId, farmId, area] = ['occurrenceId', 'plotId', 'farmId', 'area'].map((name) =>
    numberOf(sent[name]),
  );
  const plantedOn = toLocalDate(textOf(sent['plantedOn']));
  if (occurrenceId == null || plotId == null || farmId == null || area == null || plantedOn === null)
    return null;
  return {
    occurrenceId,
    world: sent['world'] === 'FORESTRY' ? 'forestry' : 'agriculture',
    plotId,
    plotName: textOf(sent['plotName']),
    farmId,
    farmName: textOf(sent['farmName']),
    harvestId: numberOf(sent['harvestId']),
    harvestName: textOf(sent['harvestName']),
    harvestYearId: numberOf(sent['harvestYearId']),
    harvestYearName: textOf(sent['harvestYearName']),
    seedName: textOf(sent['seedName']),
    plantedOn,
    harvestedOn: toLocalDate(textOf(sent['harvestedOn'])),
    area,
  };
}

function readWork(sent: unknown): PlotWork | null {
  const record = readRecord(sent, ({ plotIds }) =>
    Array.isArray(plotIds) ? plotIds.filter((one): one is number => typeof one === 'number') : [],
  );
  if (!record || !isRecord(sent)) return null;
  return {
    record,
    hectares: numberOf(sent['hectares']),
    products: centsOf(sent['productsValue']),
    machines: centsOf(sent['machinesValue']),
  };
}

const momentOf = ({ record }: PlotWork) => record.happenedAt ?? record.plannedAt ?? '';

/** An analysis as far as it can be read; null without its planting. */
export function readAnalysis(answer: unknown): PlantingAnalysis | null {
  if (!isRecord(answer)) return null;
  const planting = readPlanting(answer['planting']);
  if (!planting) return null;
  const records = Array.isArray(answer['records']) ? answer['records'] : [];
  return {
    planting,
    works: records
      .flatMap((record) => readWork(record) ?? [])
      .toSorted((a, b) => momentOf(a).localeCompare(momentOf(b)) || a.record.id - b.record.id),
    relation: readRelation(answer['relation']),
  };
}
