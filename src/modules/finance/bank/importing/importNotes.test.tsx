import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { startI18n } from '@/platform/i18n/i18n';
import { registerCatalogue } from '@/platform/routing/catalogue';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { financeRoutes } from '../../financeRoutes';
import { OutcomeNote, RefusedFiles } from './ImportNotes';
import { OfxProgress } from './OfxProgress';

registerCatalogue(financeRoutes);
beforeEach(() => startI18n('pt-BR', ['common', 'ui', 'financeBank']));

const refused = (name: string) => ({ name, kind: 'notOfx', line: 3, code: '', text: '' }) as const;

describe('files that could not be read', () => {
  it('are listed once each, with the reason', () => {
    renderUi(
      <RefusedFiles files={[refused('a.ofx'), refused('a.ofx'), refused('b.ofx')]} onClose={vi.fn()} />,
    );
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'a.ofx: não é um arquivo OFX (linha 3).',
      'b.ofx: não é um arquivo OFX (linha 3).',
    ]);
  });

  it('are not spoken of where there are none', () => {
    expect(renderUi(<RefusedFiles files={[]} onClose={vi.fn()} />).container).toBeEmptyDOMElement();
  });
});

describe('what became of an import', () => {
  function Address() {
    const { pathname, search } = useLocation();
    return <p data-testid="address">{decodeURIComponent(`${pathname}${search}`)}</p>;
  }
  const onImports = vi.fn();
  const show = (outcome: object, name: string | null = null) =>
    renderUi(
      <MemoryRouter>
        <OutcomeNote
          outcome={{ accountId: '7', ...outcome } as never}
          name={name}
          onClose={vi.fn()}
          onImports={onImports}
        />
        <Address />
      </MemoryRouter>,
    );
  const leadsTo = (days: readonly string[]) => {
    show({
      kind: 'done',
      lines: days.map((day) => ({ day, recordId: null })),
      imported: { id: 1, matched: 0 },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Ver extrato' }));
    return screen.getByTestId('address').textContent;
  };

  it('leads to the days of the lines in the statement', () => {
    expect(leadsTo(['2026-03-10', '2026-03-02', '2026-03-05'])).toContain(
      'filtro.banco=7&filtro.prazo=ano&filtro.periodo=2026-03-02..2026-03-10',
    );
  });

  it('leads to a year of them at most', () => {
    expect(leadsTo(['2024-01-10', '2026-03-02'])).toContain('filtro.periodo=2025-03-02..2026-03-02');
  });

  it('leads to the imports, where it can be taken back', () => {
    show({ kind: 'done', lines: [{ day: '2026-03-10', recordId: null }], imported: { id: 1, matched: 0 } });
    fireEvent.click(screen.getByRole('button', { name: 'Ver ou desfazer importações' }));
    expect(onImports).toHaveBeenCalledWith('7');
  });

  it.each([
    [2, '2 já estão conciliadas com os lançamentos do extrato.'],
    [null, '2 não foram conciliadas: até lá contam duas vezes no extrato.'],
  ])('says how many lines the server matched (%s)', (matched, words) => {
    const lines = ['a', 'b', null].map((recordId) => ({ day: '2026-03-10', recordId }));
    show({ kind: 'done', lines, imported: { id: 1, matched } });
    expect(screen.getByText(`3 linhas importadas. ${words}`)).toBeVisible();
  });

  it('is said with the account where there are several', () => {
    show({ kind: 'nothing' }, 'BANCO A');
    expect(screen.getByText('BANCO A: Nada foi importado: as linhas já estão no extrato.')).toBeVisible();
  });

  it('is that it failed, with what the server said', () => {
    show({ kind: 'failed', said: 'Período encerrado.' });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'A importação falhou; nada foi retirado da lista. Período encerrado.',
    );
  });
});

describe('files on their way', () => {
  const IDLE = {
    parts: [],
    groups: [],
    judged: null,
    outcomes: [],
    failed: false,
    refused: [],
    empty: [],
    closeEmpty: vi.fn(),
    unread: 0,
    reading: false,
    closeRefused: vi.fn(),
    closeOutcomes: vi.fn(),
    retry: vi.fn(),
    stop: vi.fn(),
  };
  const show = (over: object) =>
    renderUi(
      <OfxProgress all={{ ...IDLE, ...over } as never} nameOf={(id) => `CONTA ${id}`} onImports={vi.fn()} />,
    ).container;
  const busy = () => document.querySelector('[aria-busy="true"]') !== null;

  it('say nothing before there are any', () => {
    expect(show({})).toBeEmptyDOMElement();
  });

  it('wait for their account', () => {
    expect(show({ parts: [{}] })).toHaveTextContent('Escolha a conta-corrente em que o arquivo entra.');
    expect(busy()).toBe(false);
  });

  it('are read, which may be stopped', () => {
    const text = show({ reading: true });
    expect(text).toHaveTextContent(/^Lendo os arquivos…/);
    expect(text).not.toHaveTextContent(/Comparando/);
    expect(screen.getByRole('button', { name: 'Parar leitura' })).toBeVisible();
    expect(busy()).toBe(true);
  });

  it('are compared', () => {
    const text = show({ parts: [{}], groups: [{}] });
    expect(text).toHaveTextContent(/Comparando com o extrato…/);
    expect(text).not.toHaveTextContent(/Escolha a conta|Lendo/);
  });

  it('are compared no more once that is done, or failed', () => {
    show({ parts: [{}], groups: [{}], judged: [[]] });
    expect(busy()).toBe(false);
    expect(show({ parts: [{}], groups: [{}], failed: true })).toHaveTextContent(
      /Não foi possível comparar os arquivos/,
    );
    expect(busy()).toBe(false);
  });

  it('are named where they have no line: nothing is asked of them', () => {
    expect(show({ empty: [{ name: 'a.ofx', accountId: '123' }] })).toHaveTextContent(
      /^a\.ofx · 123: o extrato não tem linhas\.$/,
    );
  });

  it('say how many lines could not be read', () => {
    expect(show({ unread: 1 })).toHaveTextContent(/^1 linha do extrato não pôde ser lida/);
  });

  it('name the account of each outcome where there are several', () => {
    const outcome = (accountId: string) => ({ accountId, kind: 'failed', said: null });
    const names = (outcomes: readonly object[]) => {
      const view = renderUi(
        <MemoryRouter>
          <OfxProgress
            all={{ ...IDLE, outcomes } as never}
            nameOf={(id) => `CONTA ${id}`}
            onImports={vi.fn()}
          />
        </MemoryRouter>,
      );
      const said = view.container.textContent;
      view.unmount();
      return said;
    };
    expect(names([outcome('1')])).not.toContain('CONTA');
    expect(names([outcome('1'), outcome('2')])).toMatch(/CONTA 1: .*CONTA 2: /);
  });
});
