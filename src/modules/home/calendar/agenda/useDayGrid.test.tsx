import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { LocalDate } from '@/platform/format/date';
import { useDayGrid } from './useDayGrid';

const noop = () => undefined;

function Grid({ onDay }: { readonly onDay: (day: LocalDate) => void }) {
  const grid = useDayGrid({ view: 'mes', day: '2026-11-30', onDay, onOpen: noop });
  return <div {...grid} />;
}

it('goes on from where the last key led, though the page has not followed yet', () => {
  const onDay = vi.fn<(day: LocalDate) => void>();
  render(<Grid onDay={onDay} />);
  for (const key of ['ArrowRight', 'PageDown']) fireEvent.keyDown(screen.getByRole('grid'), { key });
  expect(onDay.mock.calls).toEqual([['2026-12-01'], ['2027-01-01']]);
});
