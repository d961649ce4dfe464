import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import type { Aviary, Lot } from '../../lotTypes';
import type { OverviewSums } from '../../rules/overview';
import { AgeTrack } from './AgeTrack';
import { ContactLine } from './ContactLine';
import { SumsStrip } from './SumsStrip';

beforeEach(() => startI18n('pt-BR', ['lots', 'ui', 'common']));

describe('the age of a lot', () => {
  const lot = (changes: Partial<Lot>) =>
    ({ number: 12, day: 21, expectedDays: 42, closingDate: null, daysLeft: 21, ...changes }) as Lot;
  const open = (changes: Partial<Lot>) => {
    const { container } = renderUi(<AgeTrack lot={lot(changes)} />);
    const share = container.querySelector<HTMLElement>('[aria-hidden] > div');
    return { text: container.textContent, share: share?.style.width };
  };

  it.each([
    [{}, 'Lote 12 · dia 21 de 42 · faltam 21 dias', '50%'],
    [{ day: 50, daysLeft: -1 }, 'Lote 12 · dia 50 de 42 · passou 1 dia do fim previsto', '100%'],
    [{ expectedDays: null, daysLeft: null }, 'Lote 12 · dia 21', undefined],
    [{ day: null }, '', undefined],
  ])('%j', (changes, text, share) => {
    expect(open(changes)).toEqual({ text, share });
  });
});

describe('the sums of the aviaries', () => {
  const NONE: OverviewSums = {
    aviaries: 3,
    inProgress: 0,
    birdsAlive: null,
    aliveUnknown: 0,
    mortality: null,
    mortalityUnknown: 0,
    next: null,
  };
  const text = (sums: Partial<OverviewSums>) => {
    renderUi(<SumsStrip sums={{ ...NONE, ...sums }} />);
    return screen.getByRole('group', { name: 'Resumo dos aviários mostrados' });
  };

  it('are dashes where no lot tells them', () => {
    const strip = text({});
    expect(strip).toHaveTextContent(/Aves vivas\s*—\s*Mortalidade\s*—\s*das aves alojadas em andamento/);
    expect(strip).toHaveTextContent(/Próximo fim previsto\s*—\s*nenhum lote em andamento/);
    expect(strip).not.toHaveTextContent('não informa');
  });

  it('say how many lots they are without, and which ends first', () => {
    const strip = text({
      birdsAlive: 12_000,
      aliveUnknown: 1,
      mortality: 2.5,
      mortalityUnknown: 2,
      next: { aviary: 'GALPAO 7', daysLeft: 0 },
    });
    expect(strip).toHaveTextContent(/Aves vivas\s*12\.000\s*sem 1 lote, que não informa as aves/);
    expect(strip).toHaveTextContent(/Mortalidade\s*2,5\d?\s?%\s*sem 2 lotes, que não informam as aves/);
    expect(strip).toHaveTextContent(/Próximo fim previsto\s*hoje\s*GALPAO 7/);
  });
});

describe('whether an aviary reports by itself', () => {
  const open = (silentHours: number | null, hasAutomaticData = true) => {
    const aviary = { silentHours, lastContactAt: '2026-05-04T10:30:00' } as Aviary;
    return renderUi(<ContactLine aviary={aviary} lot={{ hasAutomaticData }} />).container;
  };

  it('is said, with the hours that it has been silent, and since when', () => {
    const silent = open(80.9);
    expect(silent).toHaveTextContent(/80 /);
    expect(silent.querySelector('[title]')).toHaveAttribute('title', expect.stringContaining('10:30'));
  });

  it.each([
    [0, true],
    [null, true],
    [80, false],
  ])('is no warning after %s hours, automatic: %s', (hours, automatic) => {
    expect(open(hours, automatic).querySelector('[title]')).toBeNull();
  });
});
