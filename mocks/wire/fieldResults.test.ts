import { describe, expect, it } from 'vitest';
import type { FieldOccurrence } from '../db/occurrence/occurrenceTypes';
import { demo } from '../state';
import { wirePage } from './wire.test.kit';
import { foreignId, useFixedWorld } from './world.test.kit';

const STRANGERS = ['contador', 'gratis'];
const works = () => demo.world.occurrence.fieldOccurrences;

/** Writes work of a plot down as if it had been there. */
function done(type: string, day: string | null, values: FieldOccurrence['values'], plotIds = [17]): number {
  const { id: _first, ...row } = works().need(1);
  const happenedAt = day && `${day}T10:30:00.000Z`;
  return works().insert({ ...row, type, plotIds, happenedAt, plannedAt: null, values }).id;
}

describe('results of the field on the wire', () => {
  useFixedWorld();
  const of = (...ids: unknown[]) =>
    `/AgricultureResult/GetByHarvests?${ids.map((id) => `harvestIds=${String(id)}`).join('&')}`;

  it('of each harvest', async () => {
    const page = wirePage();
    await page.reads(of());
    for (const id of [6, 5, 186, 185]) await page.reads(of(id));
    await page.reads(of(1, 3));
    for (const id of [foreignId(demo.world.harvests), 999_999, 'x']) await page.reads(of(id));
    await page.reads(of(5), { account: 'usuario' });
    await page.readsOf([...STRANGERS, 'agronomo'], [of(5)]);
    await expect(page.text()).toMatchFileSnapshot('answers/fieldResults/harvests.txt');
  });

  it('of what was written down', async () => {
    const page = wirePage();
    done('colheita', '2026-03-10', { netKg: 9000, harvestId: 6, area: 10 }, [18, 19]);
    done('colheita', '2026-03-11', { netKg: 4000 }, [18]);
    done('colheita', '2026-03-11', { netKg: 1000, harvestId: 5 }, [20]);
    done('colheita', null, { netKg: 2000, harvestId: 6 }, [18, 19, 20]);
    done('adubacao', '2026-03-11', { netKg: 2000 }, [19]);
    await page.reads(of(6));
    await page.reads(of(5));
    const { plots } = demo.world;
    plots.update(18, { active: false });
    plots.update(19, { usefulAreaSize: 0 });
    await page.reads(of(6));
    page.startsAfresh();
    page.says('woods have no results');
    const wood = { customerId: 1, businessActivityId: 6, name: 'EUCALIPTO 2026/2027' };
    await page.reads(of(demo.world.harvests.insert(wood).id));
    page.says('a plot that was switched off, and never worked');
    for (const { id, plotIds } of works().filter((row) => row.plotIds.includes(20)))
      works().update(id, { plotIds: plotIds.filter((one) => one !== 20) });
    plots.update(20, { active: false });
    await page.reads(of(6));
    await expect(page.text()).toMatchFileSnapshot('answers/fieldResults/written.txt');
  });

  it('less what is discounted', async () => {
    const page = wirePage();
    const load = { netKg: 10_000, moisture: 20, impurity: 5, harvestId: 8 };
    const loads: Record<string, Record<string, unknown>> = {
      'not weighed': { ...load, netKg: null },
      'nothing discounted': { netKg: 10_000 },
      'by another standard': { ...load, standard: 'RICE' },
      'less than nothing left': { ...load, otherDiscountKg: 12_000 },
      'a part of the plot': { ...load, area: 4.265 },
      ...Object.fromEntries(['SOY', 'MAIZE', 'WHEAT'].map((standard) => [standard, { ...load, standard }])),
      'of wet soy': { ...load, standard: 'SOY', impurity: 1 },
      'of dirty soy': { ...load, standard: 'SOY', moisture: 14 },
      'of wet wheat': { ...load, standard: 'WHEAT', impurity: 1, moisture: 14 },
      'moisture first': { ...load, standard: 'SOY', discountOrder: 'MOISTURE_FIRST', otherDiscountKg: 12.34 },
      'of a buyer': { ...load, standard: 'BUYER', moistureBase: 12, impurityBase: 2 },
      'of a buyer who takes dirt': { ...load, standard: 'BUYER', moistureBase: 12 },
      'of a buyer who takes water': { ...load, standard: 'BUYER', impurityBase: 2 },
    };
    for (const [name, values] of Object.entries(loads)) {
      page.says(name);
      const id = done('colheita', '2026-03-10', values, [25]);
      await page.reads(of(8));
      works().remove(id);
    }
    await expect(page.text()).toMatchFileSnapshot('answers/fieldResults/discounts.txt');
  });
});

describe('the analysis of a crop on the wire', () => {
  useFixedWorld();
  const PLANTINGS = '/CultivationAnalysis/GetPlantings';
  const planting = (plot: unknown, occurrence: unknown) =>
    `/CultivationAnalysis/GetByPlanting?polygonId=${String(plot)}&plantingOccurrence=${String(occurrence)}`;

  it('plantings', async () => {
    const page = wirePage();
    await page.reads(PLANTINGS);
    await page.readsOf([...STRANGERS, 'usuario'], [PLANTINGS]);
    await page.reads(planting(1, 2));
    await page.reads(planting(20, 25));
    for (const [plot, occurrence] of [
      [1, 1],
      [1, 7],
      [1, 999_999],
      [1, 'x'],
      [foreignId(demo.world.plots), 2],
      ['x', 2],
    ])
      await page.reads(planting(plot, occurrence));
    await page.readsOf(STRANGERS, [planting(1, 2)]);
    await expect(page.text()).toMatchFileSnapshot('answers/fieldResults/plantings.txt');
  });

  it('works of a planting', async () => {
    const page = wirePage();
    for (const { id } of works().filter((row) => row.plotIds.includes(17) && row.id !== 20))
      works().remove(id);
    // The earlier planting ends, and the later one begins, 90 days before it was sown on 5 February.
    done('plantio', '2025-08-01', { seed: 7, hours: 2 });
    done('colheita', '2025-07-31', { netKg: 1 });
    done('colheita', '2025-11-06', { netKg: 1, product: 'TORA', hours: 1.5, dose: 1 });
    done('adubacao', '2025-11-07', { product: 'FERTILIZANTE 04-14-08', dose: 100, area: 5, hours: 3 });
    done('adubacao', '2026-02-05', { product: 'FUNGICIDA TRIAZOL', dose: 0.5, hours: 1 }, [16, 17]);
    done('adubacao', '2026-02-06', { product: 'UREIA', dose: 100 });
    done('adubacao', '2026-02-07', { product: 'DIESEL S10', dose: null, area: 3 });
    done('irrigacao', '2026-02-08', { product: '', hours: '3' });
    done('plantio', null, { seed: 'SOJA' });
    const later = done('colheita', '2026-03-01', { netKg: 1 });
    const early = Math.min(
      ...works()
        .filter(({ values }) => values['seed'] === 7)
        .map(({ id }) => id),
    );
    await page.reads(PLANTINGS);
    await page.reads(planting(17, 20));
    await page.reads(planting(17, early));
    await page.reads(
      planting(
        17,
        works()
          .all()
          .find(({ type, happenedAt }) => type === 'plantio' && !happenedAt)?.id,
      ),
    );
    works().update(later, { happenedAt: null, plannedAt: '2026-04-01T10:30:00.000Z' });
    await page.reads(planting(17, 20));
    await expect(page.text()).toMatchFileSnapshot('answers/fieldResults/works.txt');
  });
});

describe('relations of weather and yield on the wire', () => {
  useFixedWorld();
  const of = (query: string) => `/ClimateRelation/GetByPlots?${query}`;

  it('of plots', async () => {
    const page = wirePage();
    await page.reads(of('plotIds=1&plotIds=14'));
    await page.reads(of('plotIds=17'));
    await page.reads(of(`plotIds=${foreignId(demo.world.plots)}&plotIds=x&plotIds=999999`));
    await page.reads(of(''));
    await page.readsOf([...STRANGERS, 'usuario'], [of('plotIds=999999')]);
    const { plots, weatherStations, field } = demo.world;
    page.says('an earlier planting, and one that is none of the plot');
    const early = done('plantio', '2025-06-15', { seed: 'MILHO P3016' }, [4]);
    await page.reads(of(`plotIds=4&plantingOccurrence=${early}`));
    await page.reads(of(`plotIds=16&plantingOccurrence=${early}`));
    page.says('of another planting, without cycle, of soil and station that say nothing');
    done('plantio', '2026-03-01', { seed: 'SORGO' }, [16]);
    done('plantio', '2026-03-02', { seed: 'trigo' }, [21]);
    plots.update(16, { soilTypeId: 7, weatherStationId: 2 });
    plots.update(21, { soilTypeId: null });
    field.cycles.update(3, { active: false });
    await page.reads(of('plotIds=16&plotIds=21'));
    field.cycles.update(3, { active: true });
    weatherStations.update(1, { isDefault: false });
    plots.update(21, { weatherStationId: null });
    plots.update(16, { active: false });
    await page.reads(of('plotIds=16&plotIds=21'));
    await expect(page.text()).toMatchFileSnapshot('answers/fieldResults/relations.txt');
  });
});

describe('satellite images on the wire', () => {
  useFixedWorld();
  const dates = (plot: unknown) => `/SatelliteImage/GetDates?farmActivityFieldPolygonId=${String(plot)}`;
  const image = (id: unknown) => `/SatelliteImage/GetNdvi?id=${String(id)}`;
  const path = (points: readonly (readonly [number, number])[]) => points.map(([lat, lng]) => ({ lat, lng }));
  const square = (north: number, west: number, side: number) =>
    path([
      [north, west],
      [north, west + side],
      [north - side, west + side],
      [north - side, west],
    ]);
  const draw = (id: number, ...rings: readonly object[]) =>
    demo.world.plots.update(id, { polygonArea: JSON.stringify(rings) });

  it('dates and values', async () => {
    const page = wirePage();
    draw(1, { type: 'ADD', path: square(-24.7, -53.7, 0.002) });
    draw(
      17,
      { type: 'ADD', path: square(-24.7, -53.7, 0.004) },
      { type: 'REMOVE', path: square(-24.701, -53.699, 0.001) },
    );
    draw(14, { type: 'ADD', path: square(-24.7, -53.7, 0.01) });
    draw(2, { type: 'ADD', path: square(-24.7, -53.7, 0.00001) });
    for (const id of [1, 17, 14, 2]) await page.reads(dates(id));
    for (const id of [100, 105, 110, 111, 115, 120, 123, 1700, 1712, 1723, 1410, 1423, 223])
      await page.reads(image(id));
    for (const id of [124, (foreignId(demo.world.plots) ?? 0) * 100, 99_999_900, 'x', ''])
      await page.reads(image(id));
    for (const id of [foreignId(demo.world.plots), 'x', 999_999]) await page.reads(dates(id));
    await page.readsOf([...STRANGERS, 'usuario'], [dates(1), image(123)]);
    await expect(page.text()).toMatchFileSnapshot('answers/fieldResults/images.txt');
  });

  it('plots that were not drawn', async () => {
    const page = wirePage();
    const { plots } = demo.world;
    for (const polygonArea of [null, '{', '{}']) {
      plots.update(1, { polygonArea });
      await page.reads(dates(1));
      await page.reads(image(123));
    }
    plots.update(3, { active: false });
    await page.reads(dates(3));
    await page.reads(image(323));
    await expect(page.text()).toMatchFileSnapshot('answers/fieldResults/withoutImages.txt');
  });
});
