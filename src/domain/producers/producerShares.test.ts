import { describe, expect, it } from 'vitest';
import {
  isSame,
  linesOfShares,
  noProducer,
  producerProblem,
  proposeProducers,
  sharesOfLines,
} from './producerShares';

const farms = [
  { id: 1, producers: [{ farmerId: 7, percentage: 100 }] },
  {
    id: 2,
    producers: [
      { farmerId: 8, percentage: 50 },
      { farmerId: 9, percentage: 50 },
    ],
  },
  { id: 3 },
];

describe('the producers of a document', () => {
  it('follow from its property, and of several properties by their parts', () => {
    expect(proposeProducers([{ farmId: 1, weight: null }], farms)).toEqual([
      { farmerId: 7, percentage: 100 },
    ]);
    const parts = [
      { farmId: 1, weight: 60 },
      { farmId: 2, weight: 40 },
    ];
    expect(proposeProducers(parts, farms)).toEqual([
      { farmerId: 7, percentage: 60 },
      { farmerId: 8, percentage: 20 },
      { farmerId: 9, percentage: 20 },
    ]);
  });

  it('are not proposed where one of the properties is missing or does not tell them', () => {
    expect(proposeProducers([], farms)).toEqual([]);
    expect(proposeProducers([{ farmId: null, weight: 100 }], farms)).toEqual([]);
    expect(
      proposeProducers(
        [
          { farmId: 1, weight: 50 },
          { farmId: 3, weight: 50 },
        ],
        farms,
      ),
    ).toEqual([]);
  });

  it('make 100 % to the hundredth', () => {
    const shares = proposeProducers(
      [
        { farmId: 1, weight: 1 },
        { farmId: 2, weight: 2 },
      ],
      farms,
    );
    expect(shares.reduce((sum, { percentage }) => sum + percentage * 100, 0)).toBeCloseTo(10_000);
    expect(producerProblem(linesOfShares(shares))).toBeNull();
  });

  it('are sent as 100 % of one, and not at all where nobody is named', () => {
    expect(sharesOfLines(noProducer())).toEqual([]);
    expect(sharesOfLines([{ farmerId: 7, percentage: null }])).toEqual([{ farmerId: 7, percentage: 100 }]);
    expect(isSame([{ farmerId: 7, percentage: null }], [{ farmerId: 7, percentage: 100 }])).toBe(true);
  });

  it('are refused without a name, named twice, or not of 100 %', () => {
    const line = (farmerId: number | null, percentage: number | null) => ({ farmerId, percentage });
    expect(producerProblem(noProducer())).toBeNull();
    expect(producerProblem([line(7, 50), line(null, 50)])).toBe('missing');
    expect(producerProblem([line(7, 50), line(7, 50)])).toBe('twice');
    expect(producerProblem([line(7, 50), line(8, 49.99)])).toBe('percent');
    expect(producerProblem([line(7, 100), line(8, 0)])).toBe('percent');
    expect(producerProblem([line(7, 50), line(8, 50)])).toBeNull();
  });
});
