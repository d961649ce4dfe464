import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { accountOf as account } from '../account.test.kit';
import { accountLines } from '../rules/accountLines';
import type { PlannedLine } from '../rules/accountImport';
import { accountTree } from '../rules/accountTree';
import type { WriteOutcome } from '../writeImport';
import { AccountTreeView } from './AccountTreeView';
import { ImportPreview } from './ImportPreview';
import { SelectedBar } from './SelectedBar';

beforeEach(() => startI18n('pt-BR', ['common', 'ui', 'financeAccounts']));

const tree = accountTree([
  account(1, null, 1, { name: 'RECEITAS', side: 'INCOME' }),
  account(2, null, 2, { name: 'DESPESAS', lcdpr: '2' }),
  account(3, 2, 1, { name: 'INSUMOS', lcdpr: '2', resultLine: 'COE' }),
  account(4, 2, 2, { name: 'OPERACAO' }),
  account(5, 3, 1, { name: 'SEMENTES', platform: true, lcdpr: '3', resultLine: 'CT', movements: null }),
  account(6, 3, 2, { name: 'ADUBOS', active: false, movements: 1200 }),
]);
const need = (id: number) => {
  const node = tree.byId.get(id);
  if (!node) throw new Error(`no ${id}`);
  return node;
};

describe('what can be done with a line of the plan', () => {
  const show = (id: number | null, cutId: number | null = null) => {
    const on = {
      onAdd: vi.fn(),
      onEdit: vi.fn(),
      onMove: vi.fn(),
      onMerge: vi.fn(),
      onSetActive: vi.fn(),
      onRemove: vi.fn(),
    };
    const cut = cutId === null ? null : need(cutId);
    const view = renderUi(<SelectedBar node={id === null ? null : need(id)} cut={cut} {...on} />);
    return { ...view, ...on };
  };
  const names = () => screen.getAllByRole('button').map((button) => button.textContent);

  it('is nothing until one is picked', () => {
    const { container } = show(null);
    expect(container).toHaveTextContent('Escolha uma linha');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    [1, '1 · RECEITAS', ['Novo subgrupo', 'Editar', 'Inativar', 'Excluir']],
    [2, '2 · DESPESAS', ['Novo subgrupo', 'Editar', 'Inativar']],
    [4, '2.02 · DESPESAS › OPERACAO', ['Nova conta', 'Editar', 'Mover', 'Inativar', 'Excluir']],
    [6, '2.01.002 · DESPESAS › INSUMOS › ADUBOS', ['Editar', 'Mover', 'Fundir', 'Ativar']],
  ])('of %i (%s) is %o', (id, way, wanted) => {
    show(id);
    expect(names()).toEqual(wanted);
    expect(screen.getByRole('status')).toHaveTextContent(way);
  });

  it('of the platform’s account is nothing, and says so', () => {
    const { onEdit } = show(5);
    expect(names()).toEqual(['Editar', 'Mover', 'Fundir', 'Inativar']);
    const edit = screen.getByRole('button', { name: 'Editar' });
    expect(edit).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(edit);
    expect(onEdit).not.toHaveBeenCalled();
  });

  it('says what is cut in place of the way', () => {
    show(4, 6);
    expect(screen.getByRole('status')).toHaveTextContent(/^“ADUBOS” recortada/);
  });

  it('takes no account into an active heading alone', () => {
    show(4);
    expect(screen.getByRole('button', { name: 'Nova conta' })).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('takes no account into an inactive heading', () => {
    const inactive = accountTree([account(1, null, 1), account(2, 1, 1, { active: false })]).byId.get(2);
    const none = vi.fn();
    const all = { onAdd: none, onEdit: none, onMove: none, onMerge: none, onSetActive: none, onRemove: none };
    renderUi(<SelectedBar node={inactive ?? null} cut={null} {...all} />);
    expect(screen.getByRole('button', { name: 'Nova conta' })).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('the plan as a tree', () => {
  const show = (activeId: number | null, cutId: number | null = null, folded: number[] = []) => {
    const on = { onPick: vi.fn(), onToggle: vi.fn(), onOpen: vi.fn(), onCut: vi.fn(), onMove: vi.fn() };
    const lines = accountLines(tree, { query: '', folded: new Set(folded), withInactive: true });
    renderUi(<AccountTreeView tree={tree} lines={lines} activeId={activeId} cutId={cutId} {...on} />);
    const line = (name: RegExp) => screen.getByRole('treeitem', { name });
    return { ...on, root: screen.getByRole('tree'), line };
  };

  it('says of each line how deep it lies, and shows book and result of accounts alone', () => {
    const { line } = show(null);
    expect(line(/DESPESAS/)).toHaveAttribute('aria-level', '1');
    expect(line(/INSUMOS/)).toHaveAttribute('aria-level', '2');
    const seeds = line(/SEMENTES/);
    expect(seeds).toHaveAttribute('aria-level', '3');
    expect(seeds).toHaveTextContent('3 – Produto entregueCT – terra e capital–');
    expect(within(seeds).getByTitle('Conta da plataforma, não pode ser alterada')).toBeVisible();
    expect(line(/INSUMOS/)).not.toHaveTextContent(/Custeio|COE/);
    expect(line(/ADUBOS/)).toHaveTextContent('ADUBOSinativa1.200');
    expect(within(line(/ADUBOS/)).queryByTitle(/plataforma/)).toBeNull();
    expect(line(/OPERACAO/)).not.toHaveTextContent('inativa');
  });

  it('has every line at its own height', () => {
    const { line } = show(null);
    const tops = [/RECEITAS/, /DESPESAS/, /INSUMOS/].map((name) =>
      Number(/translateY\((-?[\d.]+)px\)/.exec(line(name).style.transform)?.[1]),
    );
    const step = (tops[1] ?? 0) - (tops[0] ?? 0);
    expect(step).toBeGreaterThan(10);
    expect(tops).toEqual([0, step, 2 * step]);
    expect(parseFloat(line(/RECEITAS/).style.height)).toBe(step);
  });

  it('is folded where something lies under a line', () => {
    const { line, onToggle, onPick } = show(null, null, [3]);
    expect(line(/DESPESAS/)).toHaveAttribute('aria-expanded', 'true');
    expect(line(/INSUMOS/)).toHaveAttribute('aria-expanded', 'false');
    expect(line(/OPERACAO/)).not.toHaveAttribute('aria-expanded');
    expect(screen.queryByRole('treeitem', { name: /SEMENTES/ })).toBeNull();
    const toggle = (name: RegExp) => line(name).querySelector('[data-folded]');
    expect(toggle(/INSUMOS/)).toHaveAttribute('data-folded', 'true');
    expect(toggle(/DESPESAS/)).toHaveAttribute('data-folded', 'false');
    expect(toggle(/OPERACAO/)).toBeEmptyDOMElement();
    fireEvent.click(toggle(/INSUMOS/) as Element);
    expect(onToggle).toHaveBeenCalledExactlyOnceWith(3);
    expect(onPick).not.toHaveBeenCalled();
    fireEvent.click(toggle(/OPERACAO/) as Element);
    expect(onPick).toHaveBeenCalledExactlyOnceWith(4);
    expect(onToggle).toHaveBeenCalledTimes(1);
  });

  it('is dragged where it may move, and marks where it would hang', () => {
    const { line, onMove } = show(null);
    expect(line(/OPERACAO/)).toHaveAttribute('draggable', 'true');
    expect(line(/DESPESAS/)).toHaveAttribute('draggable', 'false');
    expect(line(/SEMENTES/)).toHaveAttribute('draggable', 'false');
    const dataTransfer = { setData: vi.fn(), effectAllowed: '' };
    fireEvent.dragStart(line(/ADUBOS/), { dataTransfer });
    fireEvent.dragOver(line(/RECEITAS/), { dataTransfer });
    expect(line(/RECEITAS/)).toHaveAttribute('data-over', 'false');
    fireEvent.dragOver(line(/OPERACAO/), { dataTransfer });
    expect(line(/OPERACAO/)).toHaveAttribute('data-over', 'true');
    expect(line(/INSUMOS/)).toHaveAttribute('data-over', 'false');
    fireEvent.drop(line(/OPERACAO/), { dataTransfer });
    expect(onMove).toHaveBeenCalledExactlyOnceWith(6, 4);
    expect(line(/OPERACAO/)).toHaveAttribute('data-over', 'false');
  });

  it('picks the first line when it is reached by keys, and none that is picked already', () => {
    const { root, onPick } = show(null);
    expect(root).toHaveAttribute('tabindex', '0');
    expect(root).not.toHaveAttribute('aria-activedescendant');
    fireEvent.pointerDown(root);
    fireEvent.focus(root);
    expect(onPick).not.toHaveBeenCalled();
    fireEvent.focus(root);
    expect(onPick).toHaveBeenCalledExactlyOnceWith(1);
  });

  it('stays at the line that is picked', () => {
    const { root, line, onPick } = show(4, 6);
    fireEvent.focus(root);
    expect(onPick).not.toHaveBeenCalled();
    expect(root).toHaveAttribute('aria-activedescendant', line(/OPERACAO/).id);
    expect(line(/OPERACAO/)).toHaveAttribute('aria-selected', 'true');
    expect(line(/ADUBOS/)).toHaveAttribute('aria-selected', 'false');
    expect(line(/ADUBOS/)).toHaveAttribute('data-cut', 'true');
    expect(line(/OPERACAO/)).toHaveAttribute('data-cut', 'false');
  });

  it('opens, cuts and pastes at the line that is picked', () => {
    const { root, onOpen, onCut, onMove, onPick } = show(4, 6);
    fireEvent.keyDown(root, { key: 'Enter' });
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(4);
    fireEvent.keyDown(root, { key: 'x', ctrlKey: true });
    expect(onCut).toHaveBeenLastCalledWith(4);
    fireEvent.keyDown(root, { key: 'v', ctrlKey: true });
    expect(onMove).toHaveBeenCalledExactlyOnceWith(6, 4);
    fireEvent.keyDown(root, { key: 'Escape' });
    expect(onCut).toHaveBeenLastCalledWith(null);
    fireEvent.keyDown(root, { key: 'Home' });
    expect(onPick).toHaveBeenLastCalledWith(1);
  });

  it('pastes nothing where nothing is cut', () => {
    const { root, onMove } = show(4);
    fireEvent.keyDown(root, { key: 'v', ctrlKey: true });
    expect(onMove).not.toHaveBeenCalled();
  });
});

describe('what becomes of the lines of a file', () => {
  const planned = (line: number, over: Partial<PlannedLine> = {}): PlannedLine => ({
    line,
    code: `2.${line}`,
    name: `CONTA ${line}`,
    verdict: 'new',
    fault: null,
    depth: 1,
    parentCode: '2',
    change: null,
    ...over,
  });
  const show = (lines: readonly PlannedLine[], outcome: WriteOutcome | null = null) =>
    renderUi(<ImportPreview planned={lines} outcome={outcome} />).container;
  const verdicts = (container: Element) =>
    [...container.querySelectorAll('tbody tr')].map((row) => row.lastElementChild?.textContent);

  it('is said of each before anything is written', () => {
    const lines = [planned(1), planned(2, { verdict: 'refused', fault: 'code' })];
    const said = verdicts(show(lines));
    expect(said).toContain('Nova');
    expect(said).toContain('O código não pôde ser lido: use 2, 2.01 ou 2.01.003.');
    expect(screen.getByRole('group', { name: 'Prévia da importação' })).toHaveAttribute('tabindex', '0');
  });

  it('is said of each after the writing, with the server’s reason', () => {
    const [one, two, three] = [planned(1), planned(2), planned(3)];
    const failures = [
      { line: two, why: 'refused', reason: 'Nome em uso.' },
      { line: three, why: 'stopped', reason: '' },
    ] as const;
    const said = verdicts(show([one, two, three], { done: 1, failures }));
    expect(said.toSorted((a = '', b = '') => a.localeCompare(b))).toEqual([
      'Gravada.',
      'Não foi gravada. A gravação parou antes desta linha.',
      'Não foi gravada. Nome em uso.',
    ]);
  });

  it('is nothing where all stays as it is', () => {
    expect(show([planned(1, { verdict: 'same' })])).toBeEmptyDOMElement();
  });

  it.each([
    [200, 200, /Nova$/],
    [203, 200, /Mais 3 linhas\.$/],
  ])('of %i lines shows %i', (count, shown, end) => {
    const container = show(Array.from({ length: count }, (_, at) => planned(at + 1)));
    expect(verdicts(container)).toHaveLength(shown);
    expect(container.textContent).toMatch(end);
  });
});
