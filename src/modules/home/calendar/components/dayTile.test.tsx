import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { DayTile } from './DayTile';

beforeEach(() => startI18n('pt-BR', ['home', 'ui', 'common']));

describe('a day of the strip', () => {
  const open = (day: string, changes: Partial<Parameters<typeof DayTile>[0]> = {}) => {
    renderUi(<DayTile day={day} isToday={false} count={0} chosen={false} onChoose={vi.fn()} {...changes} />);
    return screen.getByRole('button');
  };

  it.each([
    ['2026-11-27', 'false'],
    ['2026-11-28', 'true'],
    ['2026-11-29', 'true'],
    ['2026-11-30', 'false'],
  ])('%s is of a weekend: %s', (day, weekend) => {
    expect(open(day)).toHaveAttribute('data-weekend', weekend);
  });

  it('has its number without a zero before it, and how much is on it', () => {
    const free = open('2026-11-05');
    expect(free.querySelector('.number')).toHaveTextContent(/^5$/);
    expect(free.querySelector('.free')).not.toBeNull();
    expect(free).not.toHaveAttribute('aria-current');
    expect(free).toHaveAttribute('aria-pressed', 'false');
  });

  it('that is today says so, and counts what is on it', () => {
    const today = open('2026-11-27', { isToday: true, count: 3, chosen: true });
    expect(today).toHaveAttribute('aria-current', 'date');
    expect(today).toHaveAttribute('aria-pressed', 'true');
    expect(today.querySelector('.count')).toHaveTextContent('3');
    expect(today.querySelector('.free')).toBeNull();
    expect(today.getAttribute('aria-label')).toMatch(/^Hoje.* 27: /);
  });
});
