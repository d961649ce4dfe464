import { describe, expect, it } from 'vitest';
import { emptyRange } from '../../fishReferences/rules/ranges';
import { proposalFor } from './feedProposal';
import { fishEater, type FishEater, rationsOf } from './fishNeed';

const TODAY = '2026-04-30';
const SET = {
  name: 'TILAPIA UFMG',
  ranges: [
    { ...emptyRange(130), to: 250, biomassPercent: 4 },
    { ...emptyRange(250), biomassPercent: 3.5 },
  ],
  temperatures: [
    { temperature: 22, percent: 70 },
    { temperature: 26, percent: 100 },
  ],
};
/** LD §5.9 and §5.10: 9 700 fish of 140 g, at 4 %. */
const lot = (more: Partial<FishEater> = {}): FishEater => ({
  fish: 9_700,
  grams: 140,
  set: SET,
  temperature: 26,
  conversion: 1.3,
  givenToday: null,
  end: null,
  ...more,
});
const facts = {
  today: TODAY,
  delivery: '2026-05-01',
  nextDelivery: '2026-05-03',
  stockKg: 40,
  capacityKg: null,
  coming: [],
};
const propose = (eater: FishEater | null, more: object = {}) =>
  proposalFor(fishEater(eater, TODAY), { ...facts, ...more });

describe('the rations of the coming days', () => {
  it('follow the weight that the fish grow to', () => {
    const days = rationsOf(lot(), TODAY, '2026-05-01');
    expect(days).toEqual([
      { date: TODAY, kg: expect.closeTo(54.32, 6), grams: 140 },
      // 5,6 g of feed at a conversion of 1,3 are 4,308 g.
      { date: '2026-05-01', kg: expect.closeTo(55.9915, 3), grams: expect.closeTo(144.3077, 3) },
    ]);
  });

  it('are corrected by the water, and stay where nothing says how fish gain', () => {
    const cool = rationsOf(lot({ temperature: 22, conversion: null }), TODAY, '2026-05-01');
    expect(cool).toEqual([
      expect.objectContaining({ kg: expect.closeTo(38.024, 6) }),
      expect.objectContaining({ kg: expect.closeTo(38.024, 6), grams: 140 }),
    ]);
  });

  it('are not known without fish, weight, set, or beyond what the set says', () => {
    expect(rationsOf(lot({ fish: null }), TODAY, TODAY)).toBeNull();
    expect(rationsOf(lot({ set: null }), TODAY, TODAY)).toBeNull();
    expect(rationsOf(lot({ grams: 20 }), TODAY, TODAY)).toBe('noRange');
    expect(rationsOf(lot({ temperature: 15 }), TODAY, TODAY)).toBe('noTemperature');
  });
});

describe('the feed that is proposed to a pond', () => {
  it('is the rations until the next delivery, less what is there and coming', () => {
    const { need, missingKg, proposedKg, gaps } = propose(lot());
    expect(gaps).toEqual([]);
    expect(need).toMatchObject({ days: 3, until: '2026-05-02', of: { fish: 9_700, fromGrams: 140 } });
    const kg = 54.32 + 55.9915 + 57.7143;
    expect(need?.kg).toBeCloseTo(kg, 2);
    expect(missingKg).toBeCloseTo(kg - 40, 2);
    expect(proposedKg).toBe(128);
    const coming = [{ id: 1, number: '9', quantityKg: 100, deliveryDate: '2026-05-01' }];
    expect(propose(lot(), { coming }).proposedKg).toBe(28);
  });

  it('counts of today what is left of its ration', () => {
    expect(propose(lot({ givenToday: 50 })).need?.kg).toBeCloseTo(4.32 + 55.9915 + 57.7143, 2);
    expect(propose(lot({ givenToday: 70 })).need?.kg).toBeCloseTo(55.9915 + 57.7143, 2);
  });

  it('ends with the lot, and says when the store is empty before the delivery', () => {
    expect(propose(lot({ end: '2026-05-01' })).need).toMatchObject({ days: 2, untilEnd: true });
    expect(propose(lot(), { stockKg: 30 }).emptyOn).toBe(TODAY);
  });

  it('is none where something is not known, which is named', () => {
    expect(propose(null)).toMatchObject({ gaps: ['noLot'], proposedKg: null });
    expect(propose(lot({ fish: null })).gaps).toEqual(['noFish']);
    expect(propose(lot({ grams: null })).gaps).toEqual(['noWeight']);
    expect(propose(lot({ set: null })).gaps).toEqual(['noRation']);
    expect(propose(lot({ grams: 20 })).gaps).toEqual(['noRation']);
    expect(propose(lot(), { stockKg: null })).toMatchObject({ gaps: ['noStock'], proposedKg: null });
    expect(propose(lot(), { nextDelivery: null }).gaps).toEqual(['noEnd']);
  });
});
