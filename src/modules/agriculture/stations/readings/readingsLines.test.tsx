import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import pt from '@locales/pt-BR/agricultureStations.json';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { ChosenReading, ReadingsTools } from './ReadingsLines';

beforeEach(() => startI18n('pt-BR', ['agricultureStations', 'ui', 'common']));

const HOUR = 3_600_000;
const WHOLE = { from: 0, to: 100 * HOUR };
const words = pt.readings;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the readings of a year', () => {
  const open = (from: number, to: number, chosen: number | null = null) => {
    const onSpan = vi.fn();
    const span = { from: from * HOUR, to: to * HOUR };
    renderUi(
      <ReadingsTools
        span={span}
        whole={WHOLE}
        chosen={chosen === null ? null : chosen * HOUR}
        onSpan={onSpan}
      />,
    );
    return () => {
      const [last] = onSpan.mock.lastCall ?? [];
      return last ? [last.from / HOUR, last.to / HOUR] : null;
    };
  };

  it('are passed by halves, and looked at from nearer and farther around their middle', async () => {
    const shown = open(40, 60);
    await press(words.earlier);
    expect(shown()).toEqual([30, 50]);
    await press(words.later);
    expect(shown()).toEqual([50, 70]);
    await press(words.nearer);
    expect(shown()).toEqual([45, 55]);
    await press(words.farther);
    expect(shown()).toEqual([30, 70]);
    await press(words.whole);
    expect(shown()).toEqual([0, 100]);
  });

  it('come nearer around the one that is chosen', async () => {
    const shown = open(40, 60, 40);
    await press(words.nearer);
    expect(shown()).toEqual([40, 50]);
  });

  it('end where the year does', async () => {
    const shown = open(0, 100);
    await press(words.earlier);
    await press(words.later);
    expect(shown()).toBeNull();
    expect(screen.getByRole('button', { name: words.earlier })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: words.later })).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('one reading', () => {
  const open = (reading: { time: number; value: number } | null) => {
    const [onStep, onLeaveOut] = [vi.fn(), vi.fn()];
    renderUi(<ChosenReading reading={reading} unit="°C" onStep={onStep} onLeaveOut={onLeaveOut} />);
    return { onStep, onLeaveOut };
  };

  it('is said, left out, and followed by the next', async () => {
    const { onStep, onLeaveOut } = open({ time: Date.UTC(2026, 4, 4, 12), value: 21.5 });
    expect(screen.getByRole('status')).toHaveTextContent(/04\/05\/2026.*: 21,50\s?°C$/);
    await press(words.before);
    await press(words.after);
    expect(onStep.mock.calls).toEqual([[-1], [1]]);
    await press(pt.leaveOut.action);
    expect(onLeaveOut).toHaveBeenCalledOnce();
  });

  it('is none yet: there is nothing to leave out', () => {
    open(null);
    expect(screen.getByRole('status')).toHaveTextContent(words.none);
    expect(screen.queryByRole('button', { name: pt.leaveOut.action })).toBeNull();
  });
});
