import { useCallback, useEffect, useEffectEvent, useMemo } from 'react';
import { useChosen } from '@/domain/selection/useChosen';
import { useLastPlot } from '@/domain/selection/useLastPlot';
import { useItem, useList } from '@/platform/store/useResource';
import { comparedImages, plotFarms, seasons } from '../../agricultureSlice';
import { firstPair, imageOf } from '../rules/imageDates';
import { type ComparisonScope, plotChoices, usualPlot } from '../rules/plotChoices';
import { type SideName, useComparisonAddress } from './useComparisonAddress';
import type { SatelliteDate } from '../../agricultureWire';

/** The farms with drawn plots. */
function useFarms(scope: ComparisonScope) {
  const { rows, list, retry } = useList(plotFarms, undefined);
  const { status, error, loadedAt } = list;
  const farms = useMemo(() => plotChoices(rows, scope), [rows, scope]);
  return { farms, status, error, known: loadedAt !== null, retry };
}

/** The images there are of one plot. */
function useSeason(plotId: number | null) {
  const { data, ...season } = useItem(seasons, plotId);
  return { ...season, images: data?.images ?? null };
}

/** One of the two images: what is known of it, and its index once that is there. */
function useSide(name: SideName, image: SatelliteDate | null) {
  const { data, ...answer } = useItem(comparedImages[name], image?.id ?? null);
  return { ...answer, name, image, ndvi: data };
}

export type ComparedSide = ReturnType<typeof useSide>;

/** What is compared: the plot, the images there are of it, and the two that the address names. */
export function useComparison(scope: ComparisonScope) {
  const address = useComparisonAddress();
  const land = useFarms(scope);
  const plots = useMemo(() => land.farms.flatMap((farm) => farm.plots), [land.farms]);
  const { lastPlot, keepPlot } = useLastPlot();
  // The id of a deleted plot selects no other plot.
  const [farm, chooseFarm] = useChosen('farm');
  const usual = usualPlot(plots, lastPlot, farm ?? null);
  const plot = (address.plotId === null ? usual : plots.find(({ id }) => id === address.plotId)) ?? null;
  const season = useSeason(plot?.id ?? null);

  const { images } = season;
  const pair = useMemo(() => {
    const first = firstPair(images ?? []);
    return {
      a: imageOf(images ?? [], address.a) ?? first.a,
      b: imageOf(images ?? [], address.b) ?? first.b,
    };
  }, [images, address.a, address.b]);
  const a = useSide('a', pair.a);
  const b = useSide('b', pair.b);

  const { settle } = address;
  const settled =
    plot === null ||
    pair.a === null ||
    pair.b === null ||
    (address.plotId === plot.id && address.a === pair.a.date && address.b === pair.b.date);
  const write = useEffectEvent(() => {
    if (plot && pair.a && pair.b) settle({ plotId: plot.id, a: pair.a.date, b: pair.b.date });
  });
  useEffect(() => {
    if (!settled) write();
  }, [settled, address.plotId, pair]);

  const { choosePlot } = address;
  const choose = useCallback(
    (id: number) => {
      const farmId = plots.find((one) => one.id === id)?.farmId;
      // A plot of another farm than the one that is shown is a choice of that farm.
      if (farmId !== undefined && farmId !== plot?.farmId) chooseFarm(String(farmId));
      keepPlot(id);
      choosePlot(id);
    },
    [plots, plot, chooseFarm, keepPlot, choosePlot],
  );

  return {
    address: { ...address, choosePlot: choose },
    land,
    plots,
    plot,
    /** The address names a plot that is not there, or not drawn. */
    missing: land.known && plot === null && address.plotId !== null,
    season,
    a,
    b,
  };
}

export type Comparison = ReturnType<typeof useComparison>;
