import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import type { BankLine } from '../reconciliationTypes';
import type { Settlement } from '../rules/settle';
import { DraftOffers } from './DraftOffers';
import { MatchState } from './MatchState';
import { DifferenceChoice, MatchSums } from './MatchSums';
import { RunReport } from './RunReport';

beforeEach(() => startI18n('pt-BR', ['common', 'ui', 'forms', 'financeReconciliation']));

const plain = (element: Element) => element.textContent?.replaceAll(/\s/g, ' ');
const line = (id: string): BankLine => ({
  id,
  version: 1,
  day: '2026-11-20',
  cents: -5000,
  memo: `LINHA ${id}`,
  payee: '',
  number: '',
  match: null,
});

describe('the sums of a match', () => {
  const sums = (over: object) => {
    const settlement = { lineSum: 0, recordSum: 0, titleSum: 0, difference: 0, amounts: [], ...over };
    const { container } = renderUi(
      <>
        <MatchSums settlement={settlement as unknown as Settlement} />
        <DifferenceChoice
          settlement={settlement as unknown as Settlement}
          surplus="interest"
          shortage="partial"
          onSurplus={vi.fn()}
          onShortage={vi.fn()}
        />
      </>,
    );
    return [...container.querySelectorAll('dt')].map(
      (term) => `${plain(term)} ${term.nextElementSibling ? plain(term.nextElementSibling) : ''}`,
    );
  };
  const requested = () =>
    screen.queryAllByRole('combobox').map((field) => field.getAttribute('aria-labelledby'));

  it('have the lines always, and what is not nothing', () => {
    expect(sums({})).toEqual(['Linhas do banco R$ 0,00']);
    expect(requested()).toEqual([]);
  });

  it('add up the charges of all titles; a discount counts against them', () => {
    const amounts = [
      { penalty: 100, interest: 20, discount: 0 },
      { penalty: 100, interest: 0, discount: 500 },
    ];
    expect(sums({ lineSum: 5000, recordSum: 1000, titleSum: 4000, amounts })).toEqual([
      'Linhas do banco R$ 50,00',
      'Lançamentos escolhidos R$ 10,00',
      'Títulos escolhidos R$ 40,00',
      'Multa R$ 2,00',
      'Juros R$ 0,20',
      'Desconto -R$ 5,00',
    ]);
    expect(requested()).toEqual([]);
  });

  it.each([
    [{ titleSum: 100, difference: 1 }, 'Para onde vai a diferença a mais'],
    [{ titleSum: 100, difference: -1 }, 'O que é a diferença a menos'],
  ])('with %o ask: %s', (over, question) => {
    sums(over);
    expect(screen.getAllByRole('combobox')).toHaveLength(1);
    expect(screen.getByRole('combobox', { name: new RegExp(`^${question}`) })).toBeVisible();
  });

  it.each([1, -1])('ask nothing of a difference of %i without titles', (difference) => {
    sums({ difference });
    expect(requested()).toEqual([]);
  });
});

describe('what became of a run', () => {
  const undo = { label: 'Desfazer', onClick: vi.fn() };
  const failed = { lines: [line('A')], said: null, kind: 'refused' };
  const report = (done: number, notDone: readonly object[]) =>
    renderUi(
      <RunReport report={{ done, notDone } as never} undo={undo} onClose={vi.fn()} />,
    ).container.textContent?.replaceAll(/\s/g, ' ');
  const canUndo = () => screen.queryByRole('button', { name: 'Desfazer' }) !== null;

  it('is that all are matched, and may be undone', () => {
    expect(report(2, [])).toMatch(/2/);
    expect(canUndo()).toBe(true);
  });

  it('is that some are, and each that is not', () => {
    const words = report(1, [failed]);
    expect(words).toMatch(/20\/11\/2026 LINHA A -R\$ 50,00/);
    expect(canUndo()).toBe(true);
  });

  it('is none, which is not to be undone', () => {
    const none = report(0, [failed]);
    expect(none).not.toMatch(/^0/);
    expect(canUndo()).toBe(false);
  });

  it('is that there was nothing to do', () => {
    expect(report(0, [])).not.toBe('');
    expect(canUndo()).toBe(false);
  });
});

describe('the state of a line', () => {
  const state = (props: Parameters<typeof MatchState>[0]) =>
    plain(renderUi(<MatchState {...props} />).container);

  it('says under the word what is not met, or not yet done', () => {
    const words = (['open', 'auto', 'reconciled', 'manual'] as const).map((each) =>
      state({ state: each, unmet: ['value'] }),
    );
    expect(new Set(words).size).toBe(4);
    expect(words[3]).toMatch(/valor/i);
    expect(words[2]).not.toMatch(/valor/i);
  });
});

describe('matches that were begun', () => {
  const offer = (id: string, gone = 0) => ({
    line: line(id),
    draft: { lineIds: [id], chosen: ['x', 'y'] },
    gone,
  });
  const show = (offered: readonly object[], lost = 0) => {
    const on = { onGoOn: vi.fn(), closeLost: vi.fn(), forget: vi.fn() };
    renderUi(<DraftOffers drafts={{ offered, lost, ...on } as never} onGoOn={on.onGoOn} />);
    return on;
  };

  it('are offered, three at most, with what is still open of them', () => {
    const { onGoOn } = show([offer('A', 1), offer('B'), offer('C'), offer('D')]);
    expect(screen.getAllByText(/^Conciliação começada/)).toHaveLength(3);
    expect(screen.getAllByText(/já não está em aberto/)).toHaveLength(1);
    expect(screen.queryByText(/descartada/)).toBeNull();
    const [first] = screen.getAllByRole('button', { name: 'Continuar' });
    if (first) fireEvent.click(first);
    expect(onGoOn).toHaveBeenCalledExactlyOnceWith(line('A'));
  });

  it('are said to be lost', () => {
    show([], 1);
    expect(screen.getByText(/^Uma conciliação começada foi descartada/)).toBeVisible();
  });
});
