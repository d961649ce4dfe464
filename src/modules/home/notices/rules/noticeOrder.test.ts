import { describe, expect, it } from 'vitest';
import { cardNotices, sortNotices } from './noticeOrder';

const notice = (id: number, publicationDate: string, leaveInEvidence = false) => ({
  id,
  publicationDate,
  leaveInEvidence,
});
const ids = (notices: readonly { id: number }[]) => notices.map(({ id }) => id);

describe('the order of notices', () => {
  it('puts the pinned ones first, then the newest', () => {
    const notices = [
      notice(1, '2026-09-01T00:00:00'),
      notice(2, '2026-01-10T00:00:00', true),
      notice(3, '2026-09-18T00:00:00'),
      notice(4, '2026-05-02T00:00:00', true),
    ];
    expect(ids(sortNotices(notices))).toEqual([4, 2, 3, 1]);
  });

  it('compares a day without zone with an instant by the day and time they show here', () => {
    // 02:30 in London is the evening before in Brasília.
    const notices = [notice(1, '2026-09-18T02:30:00Z'), notice(2, '2026-09-18T00:00:00')];
    expect(ids(sortNotices(notices))).toEqual([2, 1]);
  });

  it('puts the one written last first within a day, and what has no date last', () => {
    const notices = [notice(1, '2026-09-18'), notice(2, '2026-09-18T00:00:00'), notice(9, '')];
    expect(ids(sortNotices(notices))).toEqual([2, 1, 9]);
  });

  it('leaves the list it was given as it is', () => {
    const notices = [notice(1, '2026-01-01'), notice(2, '2026-02-01')];
    sortNotices(notices);
    expect(ids(notices)).toEqual([1, 2]);
  });
});

describe('the notices of the card', () => {
  it('are all pinned ones and the two newest others', () => {
    const notices = [
      notice(1, '2026-01-01', true),
      notice(2, '2026-02-01', true),
      notice(3, '2026-03-01', true),
      notice(4, '2026-04-01'),
      notice(5, '2026-05-01'),
      notice(6, '2026-06-01'),
    ];
    expect(ids(cardNotices(notices))).toEqual([3, 2, 1, 6, 5]);
  });

  it('are the two newest where none is pinned, and none where there is none', () => {
    expect(ids(cardNotices([1, 2, 3].map((day) => notice(day, `2026-01-0${day}`))))).toEqual([3, 2]);
    expect(cardNotices([])).toEqual([]);
  });
});
