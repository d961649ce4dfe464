import { describe, expect, it } from 'vitest';
import { stockOn } from '../db/stock/stockLedger';
import { demo } from '../state';
import { lotThat, occurrence } from './lots.test.kit';
import { readsPart } from './parts.test.kit';
import { wirePage } from './wire.test.kit';
import { foreignId, rowOf, useFixedWorld } from './world.test.kit';

const CREATE = '/ChickenOccurrence/Create';
const PRODUCTS = '/InventoryDepletion/GetProductsForSelect';
const AVAILABILITY = '/InventoryDepletion/GetAvailability';
const DOCUMENT = '/InventoryDepletion/GetByOccurrence';
const STRANGERS = ['usuario', 'contador', 'gratis'];
const NOON = '2026-03-18T12:00:00Z';
const HERE = 1;
/** Amoxicillin, in kilograms; a bait; vitamins, which another property has. */
const [DRUG, BAIT, VITAMIN] = [27, 28, 29];
const HERBICIDE = 6;
const line = (productId: number, unit: string, quantity: number, farmId: number | null = null) => ({
  productId,
  unit,
  quantity,
  farmId,
});
const stockOf = (productId: number) =>
  stockOn(demo.world, 1, '2026-03-18', ({ product }) => product.id === productId);
/** A property that has vitamins, and another customer's. */
const there = () => stockOf(VITAMIN)[0]?.farmId ?? 0;
const foreignFarm = () => foreignId(demo.world.farms);

describe('depletion on the wire', () => {
  useFixedWorld();

  it('what is in stock', async () => {
    const page = wirePage();
    const { id } = lotThat('IN_PROGRESS');
    const plot = rowOf(demo.world.plots);
    await page.reads(PRODUCTS);
    await readsPart(page, PRODUCTS, 'name');
    await page.readsOf([...STRANGERS, 'veterinario', 'integrador'], [PRODUCTS]);
    const of = (query: string) => `${AVAILABILITY}?${query}`;
    for (const query of [
      `lotId=${id}&productId=${DRUG}&unit=KG`,
      `lotId=${id}&productId=${DRUG}&unit=KG&farmId=${there()}`,
      `lotId=${id}&productId=${DRUG}&unit=KG&farmId=${foreignFarm()}`,
      `lotId=${id}&productId=${DRUG}&unit=L`,
      `lotId=${id}&productId=${VITAMIN}&unit=KG`,
      `lotId=${id}&productId=${VITAMIN}&unit=KG&farmId=${there()}`,
      `lotId=${id}&productId=${BAIT}&unit=UN`,
      `lotId=${id}&productId=999999&unit=KG`,
      `lotId=${id}&productId=${DRUG}`,
      `lotId=${id}`,
      `plotId=${plot.id}&productId=${DRUG}&unit=KG`,
      `lotId=${id}&plotId=${foreignId(demo.world.plots)}&productId=${DRUG}&unit=KG`,
      `lotId=${foreignId(demo.world.poultryLots)}&productId=${DRUG}&unit=KG`,
      `plotId=${foreignId(demo.world.plots)}&productId=${DRUG}&unit=KG`,
      `lotId=999999&productId=${DRUG}&unit=KG`,
      `productId=${DRUG}&unit=KG`,
    ])
      await page.reads(of(query));
    await page.readsOf(STRANGERS, [of(`lotId=${id}&productId=${DRUG}&unit=KG`)]);
    const here = stockOn(demo.world, 1, '2026-03-18').filter((row) => row.farmId === plot.farmId);
    for (const { product } of here)
      await readsPart(page, of(`plotId=${plot.id}&productId=${product.id}&unit=${product.unit}`), 'unitCost');
    const { stockEntries } = demo.world.finance;
    for (const { id: entry } of stockEntries.filter((row) => row.productId === DRUG && row.farmId === HERE))
      stockEntries.remove(entry);
    page.says('nothing is left');
    await page.reads(of(`lotId=${id}&productId=${DRUG}&unit=KG`));
    await page.reads(of(`lotId=${lotThat('IN_PROGRESS', true).id}&productId=${DRUG}&unit=KG`));
    await expect(page.text()).toMatchFileSnapshot('answers/occurrences/stock.txt');
  });

  it('what an occurrence takes', async () => {
    const page = wirePage();
    const { id } = lotThat('IN_PROGRESS');
    const visit = occurrence(id, 'visitas', NOON);
    const takes = (...depletion: object[]) => ({ depletion });
    await page.writes({
      path: CREATE,
      body: { ...visit, depletion: [line(DRUG, 'KG', 12.5), line(VITAMIN, 'KG', 1.25, there())] },
      strangers: [],
      foreign: { 'depletion[0].farmId': foreignFarm() },
      shows: ['/ChickenOccurrence/GetById?id={id}'],
      also: {
        'a hundredth more': takes(line(DRUG, 'KG', 12.51)),
        'less than half a hundredth more': takes(line(DRUG, 'KG', 12.504)),
        'in two lines': takes(line(DRUG, 'KG', 12), line(DRUG, 'KG', 0.5)),
        'too much in two lines': takes(line(DRUG, 'KG', 12), line(DRUG, 'KG', 0.51)),
        'too much in two lines, one of which names the property': takes(
          line(DRUG, 'KG', 12),
          line(DRUG, 'KG', 0.51, HERE),
        ),
        'in two lines of two properties': takes(line(DRUG, 'KG', 12), line(DRUG, 'KG', 12, there())),
        'in another unit': takes(line(DRUG, 'L', 1)),
        'what is not here': takes(line(VITAMIN, 'KG', 1)),
        'as text': takes({ ...line(DRUG, 'KG', 1), quantity: '1' }),
        none: takes(line(DRUG, 'KG', 0)),
        'less than none': takes(line(DRUG, 'KG', -1)),
      },
    });
    await expect(page.text()).toMatchFileSnapshot('answers/occurrences/depletion.txt');
  });

  it('documents', async () => {
    const page = wirePage();
    const { id } = lotThat('IN_PROGRESS');
    const next = Math.max(...demo.world.occurrence.occurrences.all().map((row) => row.id)) + 1;
    const depletion = [line(DRUG, 'KG', 10.25), line(VITAMIN, 'KG', 1.5, there()), line(BAIT, 'UN', 3, HERE)];
    const visit = { ...occurrence(id, 'visitas', NOON), depletion };
    const make = ['POST', '/InventoryDepletion/Create', { occurrenceId: next }] as const;
    const shown = ['GET', `${DOCUMENT}?occurrenceId=${next}`] as const;
    const left = (query: string) => ['GET', `${AVAILABILITY}?lotId=${id}&${query}`] as const;
    const edit = ['PUT', `/ChickenOccurrence/Edit?id=${next}`, visit] as const;
    await page.follows('made, and cancelled', [
      ['POST', CREATE, visit],
      shown,
      [...make, { account: 'contador' }],
      [...make, { account: 'integrador' }],
      make,
      make,
      shown,
      [shown[0], shown[1], undefined, { account: 'integrador' }],
      [shown[0], shown[1], undefined, { account: 'contador' }],
      ['GET', `/ChickenOccurrence/GetById?id=${next}`],
      left(`productId=${DRUG}&unit=KG`),
      left(`productId=${VITAMIN}&unit=KG&farmId=${there()}`),
      left(`productId=${BAIT}&unit=UN`),
      edit,
      ['DELETE', `/ChickenOccurrence/Delete?id=${next}`],
      ['POST', CREATE, visit],
      ['POST', '/InventoryDepletion/Cancel', { id: 1 }, { account: 'integrador' }],
      ['POST', '/InventoryDepletion/Cancel', { id: 1 }, { account: 'contador' }],
      ['POST', '/InventoryDepletion/Cancel', { id: 999_999 }],
      ['POST', '/InventoryDepletion/Cancel', {}],
      ['POST', '/InventoryDepletion/Cancel', { id: 1 }],
      ['POST', '/InventoryDepletion/Cancel', { id: 1 }],
      shown,
      left(`productId=${DRUG}&unit=KG`),
      left(`productId=${VITAMIN}&unit=KG&farmId=${there()}`),
      left(`productId=${BAIT}&unit=UN`),
      edit,
      make,
      shown,
    ]);
    const half = { ...visit, depletion: [line(DRUG, 'KG', 6.5)] };
    await page.follows('refused', [
      ['POST', CREATE, occurrence(id, 'visitas', NOON)],
      make,
      ['POST', CREATE, half],
      ['POST', CREATE, half],
      ['POST', '/InventoryDepletion/Create', { occurrenceId: next + 1 }],
      ['POST', '/InventoryDepletion/Create', { occurrenceId: next + 2 }],
      ['POST', '/InventoryDepletion/Create', { occurrenceId: foreignId(demo.world.occurrence.occurrences) }],
      ['POST', '/InventoryDepletion/Create', { occurrenceId: 999_999 }],
      ['POST', '/InventoryDepletion/Create', {}],
      ['GET', `${DOCUMENT}?occurrenceId=999999`],
      ['GET', DOCUMENT],
    ]);
    const nextOfField = Math.max(...demo.world.occurrence.fieldOccurrences.all().map((row) => row.id)) + 1;
    const plot = rowOf(demo.world.plots, ({ active }) => active);
    const work = {
      type: 'diario-de-bordo',
      plotIds: [plot.id],
      observation: '',
      files: [],
      values: { text: 'X' },
      depletion: [line(HERBICIDE, 'L', 2)],
    };
    const planned = { ...work, plannedAt: '2026-03-20T12:00:00Z', happenedAt: null };
    const done = { ...work, plannedAt: null, happenedAt: NOON };
    const onField = (occurrenceId: number) =>
      ['POST', '/InventoryDepletion/Create', { occurrenceId, plotId: plot.id }] as const;
    const ofField = ['GET', `${DOCUMENT}?occurrenceId=${nextOfField + 1}&plotId=${plot.id}`] as const;
    await page.follows('of plots', [
      ['POST', '/AgricultureOccurrence/Create', planned],
      ['POST', '/AgricultureOccurrence/Create', done],
      onField(nextOfField),
      onField(nextOfField + 1),
      onField(nextOfField + 1),
      ofField,
      ['GET', `${AVAILABILITY}?plotId=${plot.id}&productId=${HERBICIDE}&unit=L`],
      ['GET', `${DOCUMENT}?occurrenceId=${nextOfField + 1}`],
      ['POST', '/InventoryDepletion/Cancel', { id: 1 }],
      ofField,
      ['GET', `${AVAILABILITY}?plotId=${plot.id}&productId=${HERBICIDE}&unit=L`],
      onField(999_999),
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/occurrences/documents.txt');
  });
});
