import { describe, expect, it } from 'vitest';
import { demo } from '../state';
import { readsPart } from './parts.test.kit';
import { wirePage } from './wire.test.kit';
import { rowOf, useFixedWorld } from './world.test.kit';

const CREATE = '/AgricultureOccurrence/Create';
const RESULTS = '/AgricultureResult/GetByHarvests';

/** What one load of soy weighs, net. */
const weighed = { product: 'SOJA', netKg: 38_000 };
const plot = () =>
  rowOf(
    demo.world.plots,
    ({ active, costCenterId }) => active && demo.world.costCenters.need(costCenterId).aviary === null,
  );
const harvest = (values: object) => ({
  type: 'colheita',
  plotIds: [plot().id],
  happenedAt: '2026-03-02T09:00:00.000Z',
  plannedAt: null,
  observation: '',
  values: { ...weighed, ...values },
  depletion: [],
  files: [],
});

describe('weights of harvests on the wire', () => {
  useFixedWorld();

  it('are checked', async () => {
    const page = wirePage();
    const scale = { grossKg: 53_000, tareKg: 15_000 };
    const buyer = { standard: 'BUYER', moisture: 16, impurity: 3, moistureBase: 13, impurityBase: 2 };
    const cases: Record<string, object> = {
      'by the scale': scale,
      'without a tare': { grossKg: 53_000 },
      'as heavy as the load': { grossKg: 15_000, tareKg: 15_000, netKg: 1 },
      'net within half of the last decimal': { ...scale, netKg: 38_000.005 },
      'net beyond it': { ...scale, netKg: 38_000.006 },
      'less net beyond it': { ...scale, netKg: 37_999.994 },
      'no net': { netKg: null },
      'net of nothing': { netKg: 0 },
      'net as text': { netKg: '38000' },
      'the most': { netKg: 10_000_000 },
      'more than that': { netKg: 10_000_001 },
      'gross as text': { grossKg: '53000' },
      'gross below nothing': { grossKg: -1 },
      'tare below nothing': { tareKg: -1 },
      'tare of nothing': { grossKg: 38_000, tareKg: 0 },
      'a standard that is none': { standard: 'RICE' },
      'by soy': { standard: 'SOY', moisture: 16, impurity: 3 },
      'by maize': { standard: 'MAIZE', moisture: 16 },
      'by wheat': { standard: 'WHEAT', impurity: 3 },
      'moisture without a standard': { moisture: 16 },
      'impurity without a standard': { impurity: 3 },
      'by the table of the buyer': buyer,
      'without its limit of moisture': { ...buyer, moistureBase: null },
      'without its limit of impurity': { ...buyer, impurityBase: null },
      'of what was measured alone': { ...buyer, impurity: null, impurityBase: null },
      'the highest limits': { ...buyer, moistureBase: 99.99, impurityBase: 99.99 },
      'higher limits': { ...buyer, moistureBase: 100, impurityBase: 100 },
      'limits below nothing': { ...buyer, moistureBase: -1, impurityBase: -0.01 },
      'limits as text': { ...buyer, moistureBase: '13' },
      'all of it water': { standard: 'SOY', moisture: 100 },
      'more than that, water': { standard: 'SOY', moisture: 100.01 },
      'no impurity': { standard: 'SOY', impurity: 0 },
      'impurity below nothing': { standard: 'SOY', impurity: -0.01 },
      'moisture as text': { standard: 'SOY', moisture: '16' },
      'moisture first': { standard: 'SOY', moisture: 16, discountOrder: 'MOISTURE_FIRST' },
      'impurity first': { standard: 'SOY', moisture: 16, discountOrder: 'IMPURITY_FIRST' },
      'another order': { discountOrder: 'BOTH' },
      'all of it discounted': { otherDiscountKg: 38_000 },
      'more than that, discounted': { otherDiscountKg: 38_000.01 },
      'a discount below nothing': { otherDiscountKg: -1 },
    };
    for (const [words, values] of Object.entries(cases))
      await page.outcome(words, 'POST', CREATE, harvest(values));
    await page.outcome('of another type nothing is looked at', 'POST', CREATE, {
      ...harvest({ netKg: null, standard: 'RICE' }),
      type: 'diario-de-bordo',
    });
    await expect(page.text()).toMatchFileSnapshot('answers/occurrences/harvestWeights.txt');
  });

  it('leave what the discounts take', async () => {
    const page = wirePage();
    const both = { moisture: 16, impurity: 3 };
    const buyer = { ...both, standard: 'BUYER', moistureBase: 13, impurityBase: 2 };
    const cases: Record<string, object> = {
      'nothing discounted': {},
      'by soy, impurity first': { ...both, standard: 'SOY', otherDiscountKg: 100.125 },
      'by soy, moisture first': {
        ...both,
        standard: 'SOY',
        discountOrder: 'MOISTURE_FIRST',
        otherDiscountKg: 100.125,
      },
      'by maize': { ...both, standard: 'MAIZE' },
      'by wheat': { ...both, standard: 'WHEAT' },
      'at the limits of soy': { moisture: 14, impurity: 1, standard: 'SOY' },
      'just beyond the moisture of soy': { moisture: 14.01, standard: 'SOY' },
      'just beyond the impurity of soy': { impurity: 1.01, standard: 'SOY' },
      'by the buyer': buyer,
      'by the buyer, moisture alone': { ...buyer, impurity: null, impurityBase: null },
      'by the buyer, nothing measured': { standard: 'BUYER' },
    };
    await readsPart(page, RESULTS, 'rows.harvestedKg');
    for (const [words, values] of Object.entries(cases)) {
      page.startsAfresh();
      await page.outcome(words, 'POST', CREATE, harvest(values));
      await readsPart(page, RESULTS, 'rows.harvestedKg');
    }
    await expect(page.text()).toMatchFileSnapshot('answers/occurrences/harvestDiscounts.txt');
  });
});
