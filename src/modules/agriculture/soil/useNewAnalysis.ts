import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { numberOf } from '@/platform/http/loose';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { useItem, useList } from '@/platform/store/useResource';
import type { FieldOccurrence } from '../occurrences/fieldOccurrenceWire';
import { occurrences } from '../occurrences/occurrencesSlice';
import {
  dayOfMoment,
  decimalRuleOf,
  emptyAnalysis,
  layerBelow,
  type TypedAnalysis,
} from './soilAnalysisForm';
import { soilAnalyses } from './soilAnalysisState';
import type { SoilWorld } from './soilAnalysisWire';
import { soilHref } from './soilLinks';
import { type SoilPlot, usePlots } from './usePlots';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** What a sampling says of its analysis: plots of one farm, day, depth, laboratory. */
function ofOccurrence(occurrence: FieldOccurrence, plots: readonly SoilPlot[]): TypedAnalysis {
  const { values } = occurrence;
  const own = plots.filter(({ id }) => occurrence.subjectIds.some((subject) => Number(subject) === id));
  const farmId = own[0]?.farmId ?? null;
  const usual = emptyAnalysis();
  return {
    ...usual,
    farmId,
    plotIds: own.filter((plot) => plot.farmId === farmId).map(({ id }) => id),
    laboratory: textOf(values['laboratory']),
    protocol: textOf(values['protocol']),
    collectedAt: dayOfMoment(occurrence.happenedAt),
    depthFrom: numberOf(values['depthFrom']) ?? usual.depthFrom,
    depthTo: numberOf(values['depthTo']) ?? usual.depthTo,
    occurrenceId: occurrence.id,
  };
}

interface NewAnalysis {
  /** Null while what it is filled from is being read. */
  readonly initial: TypedAnalysis | null;
  readonly note: string | null;
  readonly severity: 'info' | 'warning';
  readonly draftName: string;
}

/**
 * What a new analysis begins with: a sampling (`?ocorrencia=`), the analysis above it (`?de=`), or nothing. A sampling that
 * has its analysis already opens that one.
 */
export function useNewAnalysis(world: SoilWorld): NewAnalysis {
  const { t } = useTranslation('soilAnalysis');
  const navigate = useNavigate();
  const { id } = useAddressValues();
  const [occurrenceId, sourceId] = [id('ocorrencia'), id('de')];
  const occurrence = useItem(occurrences, occurrenceId);
  const source = useItem(soilAnalyses[world], sourceId);
  const analyses = useList(soilAnalyses[world], occurrenceId === null ? null : undefined);
  const { plots, loading, failed: noPlots } = usePlots(world);

  const made =
    occurrenceId === null ? undefined : analyses.rows.find((row) => row.occurrenceId === occurrenceId);
  const madeId = made?.id;
  useEffect(() => {
    if (madeId !== undefined) void navigate(soilHref(world, madeId), { replace: true });
  }, [madeId, navigate, world]);

  const readsList = analyses.list.loadedAt === null && analyses.list.status !== 'failed';
  const { data: sampled, status: sampling } = occurrence;
  const { data: above, status: reading } = source;
  const initial = useMemo((): TypedAnalysis | null => {
    if (occurrenceId !== null) {
      if (madeId !== undefined || readsList || loading) return null;
      if (sampled) return ofOccurrence(sampled, plots);
      return sampling === 'failed' ? emptyAnalysis() : null;
    }
    if (sourceId === null) return emptyAnalysis();
    if (above) return layerBelow(above, decimalRuleOf(world));
    return reading === 'failed' ? emptyAnalysis() : null;
  }, [occurrenceId, madeId, readsList, loading, sampled, plots, sampling, sourceId, above, reading, world]);

  const failed =
    (occurrenceId !== null && sampling === 'failed') || (sourceId !== null && reading === 'failed');
  const word = () => {
    if (occurrenceId !== null) return failed || noPlots ? t('page.noOccurrence') : t('page.fromOccurrence');
    return failed ? t('page.noSource') : null;
  };
  return {
    initial,
    note: initial ? word() : null,
    severity: failed ? 'warning' : 'info',
    draftName: `nova ${occurrenceId ?? ''} ${sourceId ?? ''}`.trim(),
  };
}
