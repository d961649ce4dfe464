import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import type { Plantable } from '../rules/placing';
import { CropPalette } from './CropPalette';
import { YearStepper } from './YearStepper';

beforeEach(() => startI18n('pt-BR', ['agricultureRotation', 'common', 'ui']));
const button = (name: string) => screen.getByRole('button', { name });

describe('the crops to plan', () => {
  const crops: Plantable[] = [
    { kind: 'CROP', businessActivityId: 1, cropName: 'Soja' },
    { kind: 'CROP', businessActivityId: 2, cropName: 'Milho' },
  ];
  const palette = (armed: string | null, onArm: (key: string | null) => void) => (
    <CropPalette crops={crops} nameOf={({ cropName }) => cropName} armed={armed} onArm={onArm} />
  );

  it('are taken up by a press and put down by a second one', async () => {
    const onArm = vi.fn();
    const { rerender } = renderUi(palette(null, onArm));
    expect(screen.getByText(/^Arraste a cultura/)).toBeVisible();
    expect(button('Soja')).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button('Soja'));
    expect(onArm).toHaveBeenLastCalledWith('CROP 1');
    rerender(palette('CROP 1', onArm));
    expect(screen.getByText(/^Pressione as células/)).toBeVisible();
    expect(button('Soja')).toHaveAttribute('aria-pressed', 'true');
    expect(button('Milho')).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button('Soja'));
    expect(onArm).toHaveBeenLastCalledWith(null);
    await userEvent.click(button('Milho'));
    expect(onArm).toHaveBeenLastCalledWith('CROP 2');
  });
});

describe('the crop years', () => {
  it('are named from the first to the last, and moved by one', async () => {
    const onChange = vi.fn();
    renderUi(<YearStepper firstYear={2024} years={3} onChange={onChange} />);
    expect(screen.getByText('2024/25 a 2026/27')).toBeVisible();
    await userEvent.click(button('Uma safra antes'));
    expect(onChange).toHaveBeenLastCalledWith(2023);
    await userEvent.click(button('Uma safra depois'));
    expect(onChange).toHaveBeenLastCalledWith(2025);
  });
});
