// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { AnalysisWire, PlantingWire } from '@/modules/agriculture/analysis/analysisWire';
import { cropFigures } from '@/modules/agriculture/analysis/rules/works';
import { PlotWire } from '@/modules/agriculture/irrigation/irrigationWire';
import { sacksOf } from '@/modules/agriculture/occurrences/rules/field';
import { RelationWire } from '@/modules/agriculture/relations/relationsWire';
import { ResultsWire } from '@/modules/agriculture/results/resultsWire';
import { figuresOf } from '@/modules/agriculture/results/rules/results';
import { RotationWire } from '@/modules/agriculture/rotation/rotationWire';
import { readAs, rowsAs } from '@/platform/http/readShape.test.kit';
import { brazilianDay } from './db/poultry';
import { meanCostOn } from './db/stock/stockLedger';
import { demo, resetDemo } from './state';
import { type Client, clientOf } from './testClient';

beforeEach(() => resetDemo());

const CUSTOMER = 1;
const MACHINE_HOUR = 185;
const HOUR_MS = 3_600_000;
const moment = (hoursAgo: number) => new Date(Date.now() - hoursAgo * HOUR_MS).toISOString();
const dayOf = (instant: string) => brazilianDay(new Date(instant));

/** An irrigated plot, whose crop every page names. */
function aPlot() {
  const plot = demo.world.plots.find(
    (row) =>
      row.customerId === CUSTOMER && row.active && row.name === 'TALHAO 04' && row.irrigatedAreaSize !== null,
  );
  if (!plot) throw new Error('no irrigated plot');
  return plot;
}

const write = (client: Client, type: string, happenedAt: string, values: object, more: object = {}) =>
  client.write('POST', '/AgricultureOccurrence/Create', {
    type,
    plotIds: [aPlot().id],
    happenedAt,
    plannedAt: null,
    observation: '',
    files: [],
    depletion: [],
    values,
    ...more,
  });

/** What every page that names the crop of the plot says of the last one, read as the application reads it. */
async function factsOf(client: Client) {
  const plot = aPlot();
  const body = async (path: string) => (await client.get(path)).body;
  const plantings = rowsAs(PlantingWire, (await body('/CultivationAnalysis/GetPlantings')) as unknown[]);
  const planting = plantings
    .filter(({ plotId }) => plotId === plot.id)
    .toSorted((a, b) => a.plantedOn.localeCompare(b.plantedOn) || a.occurrenceId - b.occurrenceId)
    .at(-1);
  if (!planting) throw new Error('nothing is sown');
  const analysis = readAs(
    AnalysisWire,
    await body(
      `/CultivationAnalysis/GetByPlanting?polygonId=${plot.id}&plantingOccurrence=${planting.occurrenceId}`,
    ),
  );
  const results = readAs(ResultsWire, await body('/AgricultureResult/GetByHarvests'));
  const row = results.rows.find(
    (one) =>
      one.plotId === plot.id && one.sownOn === planting.plantedOn && planting.harvestId === one.harvestId,
  );
  const rotation = readAs(
    RotationWire,
    await body('/CropRotation/GetBySeasons?world=agriculture&fromYear=2000&toYear=2100'),
  );
  const entry = rotation.entries.findLast(
    (one) => one.plotId === plot.id && one.from === planting.plantedOn && one.state !== 'PLANNED',
  );
  const irrigated = rowsAs(PlotWire, (await body('/Irrigation/GetPlots')) as unknown[]).find(
    ({ id }) => id === plot.id,
  );
  const relation = rowsAs(
    RelationWire,
    (await body(`/ClimateRelation/GetByPlots?plotIds=${plot.id}`)) as unknown[],
  )[0];
  const analysed = cropFigures(analysis.works, analysis.planting.area);
  const result = row && figuresOf([row], 'operations', null);
  return { plot, planting, analysis, row, entry, irrigated, relation, analysed, result };
}

/** The table of facts: each line is one fact, with what each page says of it. */
async function expectOneFact(client: Client) {
  const { planting, analysis, row, entry, irrigated, relation, analysed, result } = await factsOf(client);
  const isOver = planting.harvestedOn !== null;
  const facts: Readonly<Record<string, readonly unknown[]>> = {
    sownOn: [
      planting.plantedOn,
      analysis.planting.plantedOn,
      row?.sownOn,
      entry?.from,
      relation?.plantedOn,
      // What is harvested needs no water.
      isOver ? planting.plantedOn : irrigated?.plantedOn,
    ],
    crop: [row?.cropName, entry?.cropName, isOver ? row?.cropName : irrigated?.cropName],
    seed: [planting.seedName, relation?.seedName, `${row?.cropName} ${row?.cultivar}`],
    hectares: [planting.area, row?.sownArea, entry?.hectares],
    harvest: [planting.harvestName, row?.harvestName, relation?.harvestName],
    costPerHa: [Math.round(analysed.costPerHa ?? -1), Math.round(result?.costPerHa ?? -1)],
    worksWithoutCost: [analysed.withoutCost, result?.withoutCost],
    yield: [analysed.yield?.toFixed(6), result?.yield?.toFixed(6)],
    leftHa: [
      analysed.progress.state === 'IN_HARVEST' ? analysed.progress.leftHa?.toFixed(2) : '0.00',
      result?.leftArea.toFixed(2),
    ],
    isHarvested: [isOver, analysed.progress.state === 'HARVESTED', entry?.state === 'HARVESTED'],
  };
  const different = Object.entries(facts).filter(([, reported]) => new Set(reported).size !== 1);
  expect(different).toEqual([]);
  return { planting, row, entry, irrigated, analysed, result };
}

describe('one fact on every page', () => {
  it('holds as the demo begins', async () => {
    const { planting } = await expectOneFact(await clientOf('produtor'));
    expect(planting.harvestedOn).toBeNull();
  });

  it('a sowing that is written down is the crop of the plot everywhere', async () => {
    const client = await clientOf('produtor');
    const at = moment(2);
    const values = { seed: 'FEIJAO IPR TANGARA', area: 20, hours: 5, rowCm: 45, seedsPerMetre: 11 };
    expect((await write(client, 'plantio', at, values)).status).toBe(200);
    const { planting, irrigated, row } = await expectOneFact(client);
    expect(planting).toMatchObject({ plantedOn: dayOf(at), seedName: 'FEIJAO IPR TANGARA', area: 20 });
    expect(irrigated).toMatchObject({ cropName: 'FEIJAO', plantedOn: dayOf(at) });
    expect(row).toMatchObject({ cropName: 'FEIJAO', cultivar: 'IPR TANGARA', harvestedKg: null });
    // The bean's own cycle, not that of the soy that the land is for.
    expect(irrigated?.cycle?.name).toBe('FEIJAO CARIOCA');
  });

  it('a part that is harvested, then the rest', async () => {
    const client = await clientOf('produtor');
    const { plot } = await factsOf(client);
    const part = { product: 'SOJA EM GRAOS', netKg: 20_000, sackKg: 60, area: 5, hours: 2 };
    expect((await write(client, 'colheita', moment(2), part)).status).toBe(200);
    const half = await expectOneFact(client);
    expect(half.planting.harvestedOn).toBeNull();
    expect(half.entry?.state).toBe('SOWN');
    // What the form of the harvest itself says: 20 000 kg on 5 ha are 66,67 sc/ha.
    expect(half.result?.yield).toBeCloseTo(sacksOf(20_000, 60, 5).perHa ?? NaN, 2);
    expect(half.result?.yield).toBeCloseTo(66.67, 2);
    expect(half.analysed.progress.leftHa).toBeCloseTo(plot.usefulAreaSize - 5, 6);

    const left = Math.round((plot.usefulAreaSize - 5) * 100) / 100;
    const rest = { ...part, netKg: 54_000, area: left };
    expect((await write(client, 'colheita', moment(1), rest)).status).toBe(200);
    const whole = await expectOneFact(client);
    expect(whole.planting.harvestedOn).toBe(dayOf(moment(1)));
    expect(whole.entry?.state).toBe('HARVESTED');
    expect(whole.result?.yield).toBeCloseTo(74_000 / 60 / plot.usefulAreaSize, 6);
    expect(whole.irrigated?.plantedOn).toBeNull();
  });

  it('a spraying costs its product and its hours on both pages, with its stock taken out and put back', async () => {
    const client = await clientOf('produtor');
    const before = await expectOneFact(client);
    const product = demo.world.finance.products.find(
      (row) => row.customerId === CUSTOMER && row.name === 'GLIFOSATO 480 SL',
    );
    if (!product) throw new Error('no product');
    const { plot } = await factsOf(client);
    const at = moment(3);
    const sprayed = await write(
      client,
      'pulverizacao',
      at,
      { product: product.name, dose: 2, area: plot.usefulAreaSize, hours: 1.5 },
      { depletion: [{ productId: product.id, unit: product.unit, quantity: 46, farmId: null }] },
    );
    expect(sprayed.status).toBe(200);
    const after = await expectOneFact(client);
    const price = meanCostOn(demo.world, CUSTOMER, ({ id }) => id === product.id, dayOf(at)) ?? NaN;
    const added = Math.round(price * 46 * 100) + Math.round(1.5 * MACHINE_HOUR * 100);
    expect((after.analysed.cost ?? 0) - (before.analysed.cost ?? 0)).toBeCloseTo(added, 0);

    const { id } = sprayed.body as { id: number };
    const made = await client.write('POST', '/InventoryDepletion/Create', {
      occurrenceId: id,
      plotId: plot.id,
    });
    expect(made.status).toBe(200);
    const taken = await expectOneFact(client);
    expect(taken.analysed.cost).toBe(after.analysed.cost);
    await client.write('POST', '/InventoryDepletion/Cancel', { id: (made.body as { id: number }).id });
    expect((await expectOneFact(client)).analysed.cost).toBe(after.analysed.cost);
  });

  it('work without hours leaves the known part of the cost, and is counted as not known on both pages', async () => {
    const client = await clientOf('produtor');
    const before = await expectOneFact(client);
    const values = { product: 'SOJA EM GRAOS', netKg: 9_000, sackKg: 60, area: 3, hours: null };
    expect((await write(client, 'colheita', moment(2), values)).status).toBe(200);
    const after = await expectOneFact(client);
    expect(after.analysed.cost).toBe(before.analysed.cost);
    expect(after.analysed.withoutCost).toBe(before.analysed.withoutCost + 1);
  });
});
