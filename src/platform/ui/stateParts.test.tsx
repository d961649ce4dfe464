import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLogSink } from '@/platform/log/log';
import { ConfirmDialog } from './ConfirmDialog';
import { FailedState } from './FailedState';
import { LateMenu } from './LateMenu';
import { Marked } from './Marked';
import { PageActionMenu } from './PageActionMenu';
import { StateFrame } from './StateFrame';
import { takeBack, notifyFailed } from './notifyFailed';
import { notifyRefusal } from './notifyRefusal';
import { renderUi } from './testing/renderUi';
import { toast } from './toast';
import { usePrefetch } from './usePrefetch';
import { useToday } from './useToday';

vi.mock('./toast', () => ({ toast: vi.fn() }));

beforeEach(() => {
  vi.mocked(toast).mockClear();
  setLogSink(vi.fn());
});
afterEach(() => void vi.useRealTimers());

describe('a state in place of data', () => {
  it('has what it is given, and no empty lines', () => {
    const { rerender } = renderUi(<StateFrame icon="i" title="Nada aqui" />);
    const lines = () => [...screen.getByRole('status').children].map((line) => line.textContent);
    expect(lines()).toEqual(['i', 'Nada aqui']);
    rerender(<StateFrame icon="i" title="Nada aqui" text="texto" action="ação" caption="nota" />);
    expect(lines()).toEqual(['i', 'Nada aqui', 'texto', 'ação', 'nota']);
  });

  it('tells its tone by colour, which is no attribute of the page', () => {
    renderUi(<StateFrame icon={<i title="calm" />} title="a" />);
    renderUi(<StateFrame icon={<i title="bad" />} title="b" tone="danger" />);
    const colour = (title: string) =>
      getComputedStyle(screen.getByTitle(title).parentElement as Element).color;
    const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name);
    expect(colour('calm')).toBe(token('--ep-text-muted'));
    expect(colour('bad')).toBe(token('--ep-danger-solid'));
    expect(screen.getByTitle('bad').parentElement).not.toHaveAttribute('tone');
  });
});

describe('what failed', () => {
  const show = (error: Parameters<typeof FailedState>[0]['error'], missing?: string) =>
    renderUi(<FailedState error={error} missing={missing} onRetry={vi.fn()} />);
  const again = () => screen.queryByRole('button', { name: 'Tentar novamente' });

  it('may not be seen: there is nothing to try again', () => {
    show({ kind: 'forbidden', status: 403 }, 'não existe');
    expect(again()).toBeNull();
    expect(screen.queryByText('não existe')).toBeNull();
  });

  it('is not there: its own words', () => {
    show({ kind: 'validation', status: 404, fields: {} }, 'não existe');
    expect(screen.getByText('não existe')).toBeVisible();
    expect(again()).toBeNull();
  });

  it('did not load: tried again, with the code for the support', () => {
    show({ kind: 'server', status: 503, messages: [] }, 'não existe');
    expect(again()).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('503');
    expect(screen.queryByText('não existe')).toBeNull();
  });

  it('is refused without words of its own: tried again', () => {
    show({ kind: 'validation', status: 400, fields: {} });
    expect(again()).toBeVisible();
  });

  it.each([[null], [{ kind: 'offline' } as const]])('for %o has no code', (error) => {
    show(error);
    expect(screen.getByRole('alert').textContent).not.toMatch(/\d/);
  });
});

it('what was found is marked, and nothing else', () => {
  renderUi(<Marked text="Soja e milho" query="milho" />);
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['milho']);
});

describe('a question', () => {
  const ask = (more = {}) => {
    const onCancel = vi.fn<() => void>();
    renderUi(
      <ConfirmDialog
        open
        title="Sair?"
        body="Nada se perde."
        confirmLabel="Sair"
        onConfirm={vi.fn()}
        onCancel={onCancel}
        {...more}
      />,
    );
    return { onCancel, yes: screen.getByRole('button', { name: /Sair/ }) };
  };

  it('is harmless and may be left unless it is said otherwise', () => {
    const { onCancel, yes } = ask();
    expect(yes.className).toContain('colorPrimary');
    expect(screen.getByRole('button', { name: 'Cancelar' })).toBeEnabled();
    expect(yes).toBeEnabled();
    fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' });
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('that loses something is red, and has its own words for no', () => {
    const { yes } = ask({ danger: true, cancelLabel: 'Ficar' });
    expect(yes.className).toContain('colorError');
    expect(screen.getByRole('button', { name: 'Ficar' })).toBeVisible();
  });

  it('cannot be left while its answer is carried out', () => {
    const { onCancel } = ask({ busy: true });
    expect(screen.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
    fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' });
    expect(onCancel).not.toHaveBeenCalled();
  });
});

describe('a menu whose code comes later', () => {
  const items = [{ key: 1, label: 'Editar', onChoose: vi.fn() }];

  it('is there once it is opened, and fades out with its lines', async () => {
    const anchor = document.body;
    const menu = (open: boolean) => (
      <LateMenu anchor={open ? anchor : null} onClose={vi.fn()} items={items} />
    );
    const { rerender } = renderUi(menu(false));
    expect(screen.queryByRole('menu', { hidden: true })).toBeNull();
    rerender(menu(true));
    expect(await screen.findByRole('menuitem', { name: 'Editar' })).toBeVisible();
    rerender(menu(false));
    expect(screen.getByText('Editar')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Editar')).toBeNull());
  });

  it('of a page says whether it is open, and why a line cannot be used', async () => {
    const actions = [
      { label: 'Excluir', icon: <i />, onClick: vi.fn(), disabledReason: 'Está em uso.' },
      { label: 'Imprimir', icon: <i />, onClick: vi.fn() },
    ];
    renderUi(<PageActionMenu actions={actions} />);
    const button = screen.getByRole('button', { name: 'Mais ações' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const [remove, print] = await screen.findAllByRole('menuitem');
    expect(remove).toHaveTextContent('ExcluirEstá em uso.');
    expect(print?.textContent).toBe('Imprimir');
  });
});

describe('what was not done', () => {
  const said = () => vi.mocked(toast).mock.calls.map(([{ text }]) => text);

  it('is told with the reason of the server, or alone', () => {
    notifyRefusal(
      { kind: 'validation', status: 400, fields: {}, message: 'Está em uso.' },
      'Não foi excluído.',
    );
    notifyRefusal({ kind: 'validation', status: 400, fields: {} }, 'Não foi excluído.');
    expect(said()).toEqual(['Não foi excluído. Está em uso.', 'Não foi excluído.']);
  });

  it.each(['offline', 'cancelled', 'unauthorized'])('is not told twice: %s', (kind) => {
    notifyRefusal({ kind }, 'Não foi excluído.');
    expect(said()).toEqual([]);
  });

  it('is told whatever the reason where nothing else tells it, until it is done anew', () => {
    notifyFailed({ kind: 'offline' }, 'Não foi salvo.');
    notifyFailed({ kind: 'server', status: 500, messages: [] }, 'Não foi enviado.');
    notifyFailed({ kind: 'validation', status: 400, fields: {} }, 'Não foi excluído.');
    notifyFailed({ kind: 'cancelled' }, 'Nada.');
    expect(said()).toHaveLength(3);
    expect(said().map((text) => text.startsWith('Não foi'))).toEqual([true, true, true]);
    expect(said()[1]).not.toMatch(/\s$/);
    const [first] = vi.mocked(toast).mock.calls[0] ?? [];
    expect(first?.withdrawn?.aborted).toBe(false);
    takeBack('Não foi salvo.');
    expect(first?.withdrawn?.aborted).toBe(true);
  });
});

describe('today', () => {
  function Day() {
    return <output>{useToday()}</output>;
  }
  const shown = () => screen.getByRole('status').textContent;
  const at = (time: string) => {
    vi.useFakeTimers();
    vi.setSystemTime(new Date(`2026-11-20T${time}`));
    render(<Day />);
  };
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

  it('becomes tomorrow at midnight', () => {
    at('23:50:00');
    pass(599_000);
    expect(shown()).toBe('2026-11-20');
    pass(1000);
    expect(shown()).toBe('2026-11-21');
  });

  it('is looked at every hour, and a second after midnight came close', () => {
    at('08:00:00');
    const every = vi.spyOn(window, 'setInterval');
    render(<Day />);
    expect(every.mock.lastCall?.[1]).toBe(3_600_000);
    vi.setSystemTime(new Date('2026-11-20T23:59:59.900'));
    render(<Day />);
    expect(every.mock.lastCall?.[1]).toBe(1000);
  });

  it('is looked at when the page is shown again', () => {
    at('22:00:00');
    vi.setSystemTime(new Date('2026-11-21T07:00:00'));
    act(() => void fireEvent(document, new Event('visibilitychange')));
    expect(shown()).toBe('2026-11-21');
  });
});

it('code is fetched ahead once the page has settled, unless it is left before', () => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<unknown>>(() => Promise.resolve());
  const gone = renderHook(() => usePrefetch(load));
  gone.unmount();
  renderHook(() => usePrefetch(load));
  vi.advanceTimersByTime(1499);
  expect(load).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(load).toHaveBeenCalledOnce();
});
