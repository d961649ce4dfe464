import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import type { TitleRow } from '../rules/titleRow';
import { PhoneCard } from './PhoneCard';

beforeEach(() => startI18n('pt-BR', ['common', 'ui', 'financeTitles']));

const row = {
  id: 7,
  movement: 'EXPENSE',
  documentType: 'RECIBO',
  documentNumber: 'A1',
  number: 1,
  count: 1,
  partnerName: 'POSTO DO TREVO',
  dueDate: '2026-11-20',
  value: 90_00,
  paid: 30_00,
  open: 60_00,
  writeOffs: [],
} as unknown as TitleRow;

function show(own: Partial<TitleRow> = {}) {
  const onWriteOff = vi.fn();
  const title = { ...row, ...own };
  const { container } = renderUi(
    <PhoneCard row={title} today="2026-11-24" onOpen={vi.fn()} onWriteOff={onWriteOff} />,
  );
  return { container, onWriteOff, title };
}

describe('a title on a telephone', () => {
  it('says who and how much before anything else, and is written off from its card', async () => {
    const { container, onWriteOff, title } = show();
    expect(container).toHaveTextContent(/^POSTO DO TREVOR\$\s60,00RECIBO A1/);
    expect(container).toHaveTextContent(/de R\$\s90,00/);
    await userEvent.click(screen.getByRole('button', { name: 'Baixar RECIBO A1' }));
    expect(onWriteOff).toHaveBeenCalledWith(title);
  });

  it('shows of what is settled what was paid, and nothing to write off', () => {
    const { container } = show({ open: 0, paid: 90_00 });
    expect(container).toHaveTextContent(/^POSTO DO TREVOR\$\s90,00/);
    expect(screen.queryByRole('button', { name: /^Baixar/ })).toBeNull();
  });
});
