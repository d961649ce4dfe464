import { describe, expect, it } from 'vitest';
import type { LotCourse } from '../../lotTypes';
import { feedProposal, type ProposalFacts } from './feedProposal';

const TODAY = '2026-03-18';
/** Housed ten days ago; a bird eats 10 g on each day of its age. */
function courseOf({
  lost = 0,
  housed = 10_000,
  expectedEndDate = '2026-04-20',
  eaten = [],
  lastDay = 50,
}: {
  readonly lost?: number | null;
  readonly housed?: number | null;
  readonly expectedEndDate?: string | null;
  readonly eaten?: readonly (number | null)[];
  readonly lastDay?: number;
} = {}): LotCourse {
  const dailyFeed = Array.from({ length: lastDay + 1 }, (_, day) => ({ day, value: day * 10 }));
  return {
    id: 1,
    aviary: { id: 1, name: 'A', farmId: null, farmName: '', lastContactAt: null, silentHours: null },
    lot: {
      id: 1,
      number: '31',
      status: 'inProgress',
      hasAutomaticData: false,
      housingDate: '2026-03-08',
      expectedEndDate,
      closingDate: null,
      lineage: '',
      day: 10,
      expectedDays: 43,
      daysLeft: 33,
      housed,
      lost,
      loaded: 0,
      loads: [],
      chickWeight: null,
      feedConsumed: null,
      weighingCount: 0,
      lastWeighing: null,
    },
    nextLot: null,
    reference: { name: 'COBB', weight: [], dailyFeed, mortality: [] },
    previousLots: [],
    days: eaten.map((feedConsumed, day) => ({ day, lost: null, feedConsumed })),
    weighings: [],
  };
}

const facts = (own: Partial<ProposalFacts> = {}): ProposalFacts => ({
  course: courseOf(),
  today: TODAY,
  delivery: '2026-03-20',
  nextDelivery: '2026-03-22',
  stockKg: 2000,
  capacityKg: 14_000,
  coming: [],
  ...own,
});
const order = (quantityKg: number | null, deliveryDate: string | null) => ({
  id: 1,
  number: '4',
  quantityKg,
  deliveryDate,
});

describe('the feed that is proposed', () => {
  it('is the need until the next delivery, less what is there and what is coming', () => {
    // Days 10, 11, 12, 13: 460 g of 10 000 birds.
    const plain = feedProposal(facts());
    expect(plain.need).toMatchObject({
      kg: 4600,
      days: 4,
      until: '2026-03-21',
      of: { birds: 10_000, grams: 460 },
    });
    expect(plain).toMatchObject({ gaps: [], missingKg: 2600, proposedKg: 2600, emptyOn: '2026-03-19' });
    const coming = [order(1000, '2026-03-19'), order(7000, '2026-03-22')];
    // What comes with the next delivery serves the days after it.
    expect(feedProposal(facts({ coming }))).toMatchObject({ missingKg: 1600, proposedKg: 1600 });
    expect(feedProposal(facts({ stockKg: 9000 }))).toMatchObject({ missingKg: -4400, proposedKg: 0 });
  });

  it('never is more than fits on the day of the delivery', () => {
    // 2 000 kg less days 10 and 11 leave nothing: all of the silo is free.
    expect(feedProposal(facts({ capacityKg: 2100 }))).toMatchObject({ roomKg: 2100, proposedKg: 2100 });
    expect(feedProposal(facts({ capacityKg: null }))).toMatchObject({ roomKg: null, proposedKg: 2600 });
    // 8 000 − 2 100 eaten + 1 000 that comes on that day.
    const coming = [order(1000, '2026-03-20')];
    expect(feedProposal(facts({ stockKg: 8000, coming })).roomKg).toBe(7100);
    expect(feedProposal(facts({ stockKg: 8000, coming: [order(null, null)] }))).toMatchObject({
      roomKg: null,
      missingKg: null,
      proposedKg: null,
    });
  });

  it('goes until the end of the lot where that is before', () => {
    const course = courseOf({ expectedEndDate: '2026-03-19' });
    expect(feedProposal(facts({ course })).need).toMatchObject({ days: 2, untilEnd: true, kg: 2100 });
    // An end that is past says nothing of the days to come.
    const late = courseOf({ expectedEndDate: '2026-03-01' });
    expect(feedProposal(facts({ course: late })).need).toMatchObject({ days: 4, untilEnd: false });
  });

  it('follows what the lot ate in its last week, and leaves out what is eaten already', () => {
    const lot = { ...courseOf().lot, day: 20, housingDate: '2026-02-26', hasAutomaticData: true };
    const days = Array.from({ length: 21 }, (_, day) => ({
      day,
      lost: null,
      feedConsumed: (day * 10 * 10_000 * 1.1) / 1000,
    }));
    const proposal = feedProposal(facts({ course: { ...courseOf(), lot, days } }));
    // Today, day 20, is written down: days 21, 22, 23 of 10 % more than the reference.
    expect(proposal.need?.days).toBe(3);
    expect(proposal.need?.of).toMatchObject({ basis: 'forecast', grams: expect.closeTo(660 * 1.1, 6) });
  });

  it('is none where a figure is unknown, and says which', () => {
    expect(feedProposal(facts({ course: null }))).toMatchObject({ gaps: ['noLot'], need: null });
    expect(feedProposal(facts({ course: courseOf({ lost: null }) }))).toMatchObject({
      gaps: ['noBirds'],
      proposedKg: null,
    });
    expect(feedProposal(facts({ course: courseOf({ lastDay: 12 }) })).gaps).toEqual(['noReference']);
    expect(feedProposal(facts({ course: { ...courseOf(), reference: null } })).gaps).toEqual(['noReference']);
    expect(feedProposal(facts({ stockKg: null }))).toMatchObject({ gaps: ['noStock'], proposedKg: null });
    expect(feedProposal(facts({ nextDelivery: null }))).toMatchObject({ gaps: ['noEnd'], need: null });
    expect(feedProposal(facts({ delivery: '2026-03-01' }))).toMatchObject({ roomKg: null, emptyOn: null });
  });
});
