import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import type { KnownLine } from '../rules/import/importVerdicts';
import { GroupPreviews } from './GroupPreviews';
import { file, line, NEW, OWN, part, plain, preview } from './importParts.test.kit';

beforeEach(() => startI18n('pt-BR', ['common', 'ui', 'forms', 'financeBank']));

describe('the lines of a file', () => {
  it.each([
    ['new', {}, 'NovoAinda não está no extrato.'],
    ['imported', {}, 'Já importadoA mesma linha já está no extrato.'],
    ['future', {}, 'Data futuraÉ posterior a hoje'],
    ['unreadable', { state: 'noDay', day: null }, 'IlegívelLinha 1 do arquivo: data ausente'],
    ['unreadable', { state: 'entry' }, 'IlegívelLinha 1 do arquivo: o movimento está incompleto.'],
    ['unreadable', { state: 'balance' }, 'IlegívelLinha 1 do arquivo: o movimento está incompleto.'],
  ] as const)('that are %s (%o) say so: %s', (verdict, over, words) => {
    const { rows } = preview({ lines: [{ line: line(1, over), verdict }] });
    expect(rows()[0]).toContain(words);
  });

  it('show day, amount, words and number, or that there is none', () => {
    const none = line(2, { state: 'noAmount', day: null, cents: null, memo: '' });
    const { rows } = preview({
      lines: [
        { line: line(1, { checkNumber: 'C7' }), verdict: 'new' },
        { line: none, verdict: 'unreadable' },
      ],
    });
    expect(rows()[0]).toMatch(/^10\/03\/202612,34LINHA 1C7Novo/);
    expect(rows()[1]).toMatch(/^––––Ilegível/);
  });

  it('are chosen where they can be kept', () => {
    const { onChoose } = preview({
      lines: [
        { line: line(1), verdict: 'new' },
        { line: line(2), verdict: 'likely' },
        { line: line(3), verdict: 'imported' },
      ],
    });
    const boxes = screen.getAllByRole('checkbox', { name: /^Importar a linha/ });
    expect(boxes).toHaveLength(2);
    expect(boxes[0]).toBeChecked();
    expect(boxes[1]).not.toBeChecked();
    fireEvent.click(boxes[1] as HTMLElement);
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(expect.any(String), true);
  });

  const known = (more: Partial<KnownLine>): KnownLine => ({
    day: '2026-03-09',
    cents: 12_34,
    fitId: 'A',
    memo: 'TRANSFERENCIA ENVIADA',
    ...more,
  });

  it.each([
    [{ verdict: 'balance' }, 'Saldo ignoradoÉ um saldo, não um movimento; marque se for um movimento.', true],
    [{ verdict: 'balance', blocked: true }, 'É um saldo, não um movimento.', false],
    [{ verdict: 'reposted', known: known({}) }, 'O banco já lançou a mesma linha em 09/03/2026', true],
    [{ verdict: 'closed', limit: '2026-03-31' }, 'A conta está conferida até 31/03/2026', false],
    [{ verdict: 'early', limit: '2026-04-01' }, 'É anterior a 01/04/2026, a data do saldo inicial', false],
  ] as const)('are judged %o: %s', (judged, words, free) => {
    const state = judged.verdict === 'balance' ? 'balance' : 'entry';
    const { rows } = preview({ lines: [{ line: line(1, { state }), ...judged }] });
    expect(rows()[0]).toContain(words);
    const boxes = screen.queryAllByRole('checkbox', { name: 'Importar a linha 1' });
    expect(boxes).toHaveLength(free ? 1 : 0);
    expect(boxes.filter((box) => (box as HTMLInputElement).checked)).toEqual([]);
  });

  it('are kept as a match of what was entered before, unless somebody says it is another movement', () => {
    const own = known({ fitId: null, recordId: 'LIN-4', ownMove: true });
    const { rows, onChoose } = preview({ lines: [{ line: line(1), verdict: 'inBook', known: own }] });
    expect(rows()[0]).toContain('O extrato já tem TRANSFERENCIA ENVIADA, de 09/03/2026.');
    expect(screen.getByRole('checkbox', { name: 'Importar a linha 1' })).toBeChecked();
    const match = screen.getByRole('checkbox', { name: /^Conciliar a linha 1/ });
    expect(match).toBeChecked();
    fireEvent.click(match);
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('p:0:match', false);
  });

  it('are ticked all at once where they are new, and unticked', () => {
    const { onChooseAll } = preview({
      lines: [
        { line: line(1), verdict: 'new' },
        { line: line(2), verdict: 'likely' },
        { line: line(3), verdict: 'new' },
      ],
    });
    const all = screen.getByRole('checkbox', { name: 'Importar todas as linhas novas' });
    expect(all).toBeChecked();
    fireEvent.click(all);
    expect(onChooseAll).toHaveBeenCalledExactlyOnceWith(['p:0', 'p:2'], false);
  });

  it('show the name that the bank gives beside its words, once', () => {
    const { rows } = preview({
      lines: [
        { line: line(1, { memo: 'PAGAMENTO PIX', name: 'POSTO AVENIDA' }), verdict: 'new' },
        { line: line(2, { memo: 'PIX POSTO AVENIDA', name: 'Posto Avenida' }), verdict: 'new' },
      ],
    });
    expect(rows()[0]).toContain('PAGAMENTO PIXPOSTO AVENIDA');
    expect(rows()[1]).not.toContain('Posto Avenida');
  });

  it('stand under their period, sums and the balance of the bank', () => {
    const { container } = preview({
      lines: [
        { line: line(1), verdict: 'new' },
        { line: line(2, { cents: -5_00 }), verdict: 'imported' },
      ],
      account: file({
        lines: [line(1), line(2, { cents: -5_00 })],
        start: '2026-03-01',
        end: '2026-03-31',
        balance: { cents: 100_00, day: null },
      }),
    });
    expect(plain(container)).toContain(
      'de 01/03/2026 a 31/03/2026 · entradas 12,34, saídas 5,00 · saldo do banco 100,00 em 31/03/2026 · 1 linha marcada: entradas 12,34, saídas 0,00',
    );
  });

  it('of several statements of one account in a file stand in one card', () => {
    const both = [
      part(file(), { id: 'a', file: '1' }),
      part(file({ lines: [line(9)] }), { id: 'b', file: '1' }),
      part(file({ accountId: '777' }), { id: 'c', file: '1' }),
    ];
    renderUi(
      <GroupPreviews
        groups={[{ accountId: '1', parts: both }]}
        judged={[
          [
            { lines: NEW, overlap: [] },
            { lines: [{ line: line(9), verdict: 'new' }], overlap: [] },
            { lines: NEW, overlap: [] },
          ],
        ]}
        accountOf={() => OWN}
        choices={{}}
        onChoose={vi.fn()}
        onChooseAll={vi.fn()}
        onRemove={vi.fn()}
      />,
    );
    expect(screen.getAllByRole('table').map((table) => table.getAttribute('aria-label'))).toEqual([
      'a.ofx · 12345',
      'a.ofx · 777',
    ]);
    expect(screen.getAllByRole('checkbox', { name: 'Importar a linha 9' })).toHaveLength(1);
  });

  it('are shown a hundred at first, then two hundred more', () => {
    const many = Array.from(
      { length: 301 },
      (_, at) => ({ line: line(at + 1), verdict: 'balance' }) as const,
    );
    const { rows } = preview({ lines: many });
    expect(rows()).toHaveLength(100);
    fireEvent.click(screen.getByRole('button', { name: 'Mostrar mais linhas' }));
    expect(rows()).toHaveLength(300);
    fireEvent.click(screen.getByRole('button', { name: 'Mostrar mais linhas' }));
    expect(rows()).toHaveLength(301);
    expect(screen.queryByRole('button', { name: 'Mostrar mais linhas' })).toBeNull();
  });

  it('are none', () => {
    const { container } = preview({ lines: [] });
    expect(container).toHaveTextContent('O extrato do arquivo não tem linhas.');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it.each([
    [null, /a\.ofx · 12345(?!.*Vai para)/],
    ['1', /Vai para SICREDI · 1 linha/],
  ])('placed in %s stand under the name of their file: %s', (to, words) => {
    const { container, onRemove } = preview({}, { to });
    expect(plain(container)).toMatch(words);
    expect(screen.getByRole('columnheader', { name: 'Valor (BRL)' })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Retirar a.ofx · 12345' }));
    expect(onRemove).toHaveBeenCalledExactlyOnceWith(['p']);
  });

  it('of no currency and no number name neither', () => {
    preview({ account: file({ currency: '', accountId: '' }) });
    expect(screen.getByRole('columnheader', { name: 'Valor' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retirar a.ofx' })).toBeVisible();
  });
});
