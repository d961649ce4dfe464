import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { ConfirmHost } from '@/platform/ui/ConfirmHost';
import { renderUi } from '@/platform/ui/testing/renderUi';
import type { OfxAccount } from '../rules/ofx/ofxTypes';
import { DestinationsDialog } from './DestinationsDialog';
import { file, line, NEW, OTHER, OWN, part, plain, preview } from './importParts.test.kit';
import { OfxLines } from './OfxLines';

beforeEach(() => startI18n('pt-BR', ['common', 'ui', 'forms', 'financeBank']));

describe('where the accounts of files go', () => {
  const placed = (onPlace: ReturnType<typeof vi.fn>) =>
    (onPlace.mock.calls as [Map<string, string | null>][]).flatMap(([to]) => [...to.values()]);
  const show = (...accounts: readonly OfxAccount[]) => {
    const on = { onPlace: vi.fn(), onClose: vi.fn() };
    const parts = accounts.map((account, at) => part(account, { name: `${at}.ofx` }));
    renderUi(<DestinationsDialog parts={parts} accounts={[OWN, OTHER]} {...on} />);
    const items = screen.getAllByRole('listitem');
    const choose = (at: number, name: string) => {
      fireEvent.mouseDown(within(items[at] as HTMLElement).getByRole('combobox'));
      fireEvent.click(screen.getByRole('option', { name }));
    };
    return { ...on, items, choose, go: () => screen.getByRole('button', { name: 'Ver prévia' }) };
  };
  const days = (...of: string[]) => of.map((day, at) => line(at + 1, { day }));

  it('is proposed by bank and number, and says why', () => {
    const { items, go, onPlace } = show(
      file({ branchId: '0101', lines: days('2026-03-10', '2026-03-02', '2026-03-05') }),
    );
    expect(plain(items[0])).toContain(
      'Banco 748, agência 0101, conta 123450.ofx · BRL · 3 linhas · 02/03/2026 – 10/03/2026',
    );
    expect(plain(items[0])).toContain('Proposta pelo banco');
    expect(screen.getByText('Escolha a conta em que o extrato do arquivo entra.')).toBeVisible();
    expect(within(items[0] as HTMLElement).getByRole('combobox')).toHaveValue('SICREDI');
    fireEvent.click(go());
    expect(placed(onPlace)).toEqual(['1']);
  });

  it('is chosen once for an account that several files bring', () => {
    const { items } = show(file({ lines: days('2026-03-10') }), file({ lines: days('2026-03-10') }));
    expect(items).toHaveLength(1);
    expect(plain(items[0])).toContain('0.ofx, 1.ofx · BRL · 2 linhas · 10/03/2026');
    expect(plain(items[0])).not.toContain('–');
  });

  it('counts lines that cannot be read, and shows no days of them', () => {
    const { items } = show(file({ lines: [line(1, { state: 'noDay', day: null })] }));
    expect(plain(items[0])).toMatch(/0\.ofx · BRL · 1 linha(?! ·)/);
  });

  it('is missing until each has one; what is left out goes nowhere', () => {
    const { items, choose, go, onPlace } = show(file(), file({ card: true, bankId: '', accountId: '99' }));
    expect(screen.getByText(/^Os arquivos trazem mais de uma conta/)).toBeVisible();
    expect(plain(items[1])).toMatch(/^cartão 99/);
    expect(plain(items[1])).toContain('Nenhuma conta cadastrada tem este banco e número.');
    expect(go()).toHaveAttribute('aria-disabled', 'true');
    choose(1, 'Não importar');
    expect(go()).not.toHaveAttribute('aria-disabled');
    fireEvent.click(go());
    expect(placed(onPlace)).toEqual(['1', null]);
    choose(0, 'Não importar');
    expect(go()).toHaveAttribute('aria-disabled', 'true');
  });

  it('is said to be taken twice, or of another currency', () => {
    const { items, choose } = show(file(), file({ bankId: '', branchId: '', accountId: '' }));
    expect(plain(items[1])).toMatch(/^Conta sem identificação no arquivo/);
    choose(1, 'SICREDI');
    for (const item of items)
      expect(plain(item)).toContain('Outra conta do arquivo vai para esta mesma conta.');
    choose(1, 'BANCO B');
    expect(plain(items[1])).toContain('em BRL, e a conta BANCO B é em USD');
    expect(plain(items[0])).not.toContain('Outra conta do arquivo');
  });
});

describe('what is to be known of a file', () => {
  const notes = (data: Parameters<typeof preview>[0], over: object = {}) => {
    preview(data, over);
    const more = screen.queryByRole('button', { name: /^Ver mais/ });
    if (more) fireEvent.click(more);
    return { more, text: plain(document.body) };
  };
  const days = (count: number) => Array.from({ length: count }, (_, at) => `2026-03-${String(at + 10)}`);

  it('is nothing where all fits', () => {
    const { text, more } = notes({});
    expect(more).toBeNull();
    expect(text).not.toMatch(/No arquivo|importadas|Nada é convertido/);
  });

  it('is that it is another account’s, or may be', () => {
    expect(notes({ account: file({ accountId: '999' }) }).text).toMatch(
      /Arquivo não compatível.*No arquivo: banco 748, conta 999\./,
    );
  });

  it('is that its account is unknown', () => {
    expect(notes({ account: file({ accountId: '', bankId: '' }) }).text).toMatch(
      /Não foi possível conferir.*No arquivo: banco –, conta –\./,
    );
  });

  it.each([
    [1, 'O dia 10/03/2026 já tem linhas importadas.'],
    [10, /importadas: 10\/03\/2026, .*, 19\/03\/2026\./],
    [12, /importadas: 10\/03\/2026, .*, 19\/03\/2026 e mais 2\./],
  ])('are %i days that have lines already: %s', (count, words) => {
    const { text, more } = notes({ overlap: days(count) });
    expect(text).toMatch(words);
    expect(more).toBeNull();
  });

  it('names the account of an overlap where there are several', () => {
    expect(notes({ overlap: days(1) }, { to: '1' }).text).toContain('SICREDI: o dia 10/03/2026 já tem');
  });

  it('is the gravest first; it opens the others, and folds them again', () => {
    preview({ account: file({ currency: 'USD' }), overlap: days(1) });
    expect(screen.getByText('Nada é convertido: USD 100 do arquivo entram como BRL 100.')).toBeVisible();
    expect(screen.queryByText(/já tem linhas/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Ver mais 1 aviso' }));
    expect(screen.getByText(/já tem linhas/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Recolher avisos' }));
    expect(screen.queryByText(/já tem linhas/)).toBeNull();
  });
});

describe('what is to be imported', () => {
  const show = (over: object = {}, account = file()) => {
    const all = {
      groups: [{ accountId: '1', parts: [part(account)] }],
      judged: [[{ lines: NEW, overlap: [] }]],
      lines: [{}],
      busy: false,
      choices: {},
      choose: vi.fn(),
      remove: vi.fn(),
      importNow: vi.fn(() => Promise.resolve()),
      ...over,
    };
    const view = renderUi(
      <>
        <OfxLines all={all as never} accountOf={(id) => (id === '1' ? OWN : null)} />
        <ConfirmHost />
      </>,
    );
    const button = () => screen.getByRole('button', { name: /^Importar \d/ });
    return { ...view, all, button };
  };

  it.each([{ judged: null }, { groups: [], judged: [] }])('is not shown with %o', (over) => {
    expect(show(over).container.querySelector('button')).toBeNull();
  });

  it('goes without a question where nothing is in doubt', async () => {
    const { button, all } = show();
    fireEvent.click(button());
    await waitFor(() => expect(all.importNow).toHaveBeenCalledTimes(1));
  });

  it.each([
    [{ accountId: '999' }, 'Arquivo não compatível com a conta/banco selecionado', 'a.ofx'],
    [
      { currency: 'USD' },
      'Arquivo em outra moeda que a da conta',
      'a.ofx: Os valores do arquivo estão em USD',
    ],
  ])('of %o goes once it is confirmed: %s', async (over, title, words) => {
    const { button, all } = show({}, file(over));
    fireEvent.click(button());
    const first = await screen.findByRole('alertdialog', { name: title });
    expect(first).toHaveTextContent(words);
    fireEvent.click(within(first).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(all.importNow).not.toHaveBeenCalled();
    fireEvent.click(button());
    const again = within(await screen.findByRole('alertdialog'));
    fireEvent.click(again.getByRole('button', { name: 'Importar mesmo assim' }));
    await waitFor(() => expect(all.importNow).toHaveBeenCalledTimes(1));
  });

  it('is nothing where no line is new, or none is chosen', () => {
    const { button, unmount } = show({ lines: [] });
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByText(/^Nenhuma linha nova/)).toBeNull();
    unmount();
    const old = [{ line: line(1), verdict: 'imported' }];
    show({ lines: [], judged: [[{ lines: old, overlap: [] }]] });
    expect(screen.getByText(/^Nenhuma linha nova/)).toBeVisible();
  });

  it('is new with one line of several', () => {
    const lines = [...NEW, { line: line(2), verdict: 'imported' }];
    show({ lines: [], judged: [[{ lines, overlap: [] }]] });
    expect(screen.queryByText(/^Nenhuma linha nova/)).toBeNull();
  });

  it('is on its way', () => {
    expect(show({ busy: true }).button()).toBeDisabled();
  });
});
