import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import type { TrackName } from '../lineTracks';
import { LineNotes } from './LineNotes';

type Props = Parameters<typeof LineNotes>[0];

beforeEach(() => startI18n('pt-BR', ['agricultureAnalysis', 'agricultureOccurrences', 'ui', 'common']));

const analysis = { planting: { world: 'agriculture' }, relation: null } as unknown as Props['analysis'];
const retry = vi.fn();
function open(days: object, hidden: readonly TrackName[] = []) {
  const cropDays = {
    steps: [],
    ndvi: [0.5],
    images: { status: 'ready', retry },
    ...days,
  } as unknown as Props['cropDays'];
  const { container } = renderUi(
    <LineNotes analysis={analysis} cropDays={cropDays} isHidden={(name) => hidden.includes(name)} />,
  );
  return container.textContent;
}
const step = (cents: number | null) => ({
  cents,
  work: { record: { type: 'outro' }, products: cents, machines: cents },
  date: '2026-05-04',
});
const NONE = 'Sem imagem utilizável no período.';

describe('what the tracks cannot show', () => {
  it('is nothing where all is known', () => {
    expect(open({ steps: [step(100)] })).toBe('');
  });

  it('is images that did not come: they are read again', async () => {
    expect(open({ images: { status: 'failed', retry }, ndvi: [null] })).not.toContain(NONE);
    expect(screen.getByRole('alert')).toHaveTextContent('As imagens de satélite não carregaram.');
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('is a period without any image, once they have come', () => {
    expect(open({ ndvi: [null, null] })).toBe(NONE);
    expect(open({ ndvi: [null, 0.4] })).toBe('');
    expect(open({ ndvi: [null], images: { status: 'loading', retry } })).toBe('');
  });

  it('is works without a price, by name and day', () => {
    expect(open({ steps: [step(null), step(100)] })).toMatch(/^Sem parte do custo informada: outro \(.+\)\./);
    expect(open({ steps: [step(null), step(null)] })).toMatch(/^2 operações sem parte do custo informada/);
  });

  it('is not said of a track that is hidden', () => {
    expect(open({ ndvi: [null], steps: [step(null)] }, ['ndvi', 'cost'])).toBe('');
    expect(open({ images: { status: 'failed', retry } }, ['ndvi'])).toBe('');
  });
});
