import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import { AppDialog } from '@/platform/ui/AppDialog';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { toast } from '@/platform/ui/toast';
import { ToastCard } from '@/platform/ui/ToastCard';
import { ToastHost } from '@/platform/ui/ToastHost';

afterEach(() => vi.useRealTimers());

it('shows what was said before the host was there, in the role of its gravity', async () => {
  toast({ tone: 'success', text: 'Registro salvo com sucesso.' });
  renderUi(<ToastHost />);
  expect(await screen.findByRole('status')).toHaveTextContent('Sucesso: Registro salvo com sucesso.');
  act(() => toast({ tone: 'danger', text: 'Falhou' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro: Falhou');
});

it('does its one action and goes', async () => {
  const undone = vi.fn();
  renderUi(<ToastHost />);
  act(() => toast({ tone: 'info', text: 'Talhão excluído', action: { label: 'Desfazer', onClick: undone } }));
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
  expect(undone).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByText('Talhão excluído')).toBeNull());
});

it('says once when it goes, whichever way', async () => {
  const closed = vi.fn();
  renderUi(<ToastHost />);
  act(() => toast({ tone: 'info', text: 'Lista limpa', onClose: closed }));
  const card = await screen.findByText('Lista limpa');
  expect(closed).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(card).not.toBeInTheDocument());
  expect(closed).toHaveBeenCalledOnce();
});

it('goes when it is taken back, also before it was shown', async () => {
  const [shown, unseen] = [new AbortController(), new AbortController()];
  unseen.abort();
  renderUi(<ToastHost />);
  act(() => {
    toast({ tone: 'neutral', text: 'Nunca dito', withdrawn: unseen.signal });
    toast({ tone: 'neutral', text: 'Desfazer?', withdrawn: shown.signal });
  });
  const card = await screen.findByText('Desfazer?');
  act(() => shown.abort());
  await waitFor(() => expect(card).not.toBeInTheDocument());
  expect(screen.queryByText('Nunca dito')).toBeNull();
});

it('says the failure of the next try, however soon it comes', async () => {
  const [first, second] = [new AbortController(), new AbortController()];
  renderUi(<ToastHost />);
  act(() => toast({ tone: 'danger', text: 'Não foi salvo', withdrawn: first.signal }));
  const card = await screen.findByText('Não foi salvo');
  act(() => {
    first.abort();
    toast({ tone: 'danger', text: 'Não foi salvo', withdrawn: second.signal });
  });
  await waitFor(() => expect(card).not.toBeInTheDocument());
  expect(screen.getByText('Não foi salvo')).toBeInTheDocument();
});

it('says that it goes when newer ones push it out', async () => {
  const closed = vi.fn();
  renderUi(<ToastHost />);
  act(() => toast({ tone: 'info', text: 'Primeiro', onClose: closed }));
  await screen.findByText('Primeiro');
  for (const text of ['Segundo', 'Terceiro', 'Quarto']) act(() => toast({ tone: 'info', text }));
  await screen.findByText('Quarto');
  expect(closed).toHaveBeenCalledOnce();
});

it('tells a failure once while it is told, and every success', async () => {
  renderUi(<ToastHost />);
  act(() => {
    for (const text of ['Falha geral', 'Falha geral']) toast({ tone: 'danger', text });
    for (const text of ['Linha salva', 'Linha salva']) toast({ tone: 'success', text });
  });
  await waitFor(() => expect(screen.getAllByText('Linha salva')).toHaveLength(2));
  expect(screen.getAllByText('Falha geral')).toHaveLength(1);
});

it('says a failure anew that comes again later, in place of the one that stands', async () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
  renderUi(<ToastHost />);
  act(() => toast({ tone: 'danger', text: 'Falha ao salvar' }));
  const first = await screen.findByRole('alert');
  clock.mockReturnValue(1_030_000);
  act(() => toast({ tone: 'danger', text: 'Falha ao salvar' }));
  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(screen.getAllByText('Falha ao salvar')).toHaveLength(1);
  clock.mockRestore();
});

it('is reached by F8, also out of a dialog, and gives the focus back when Escape closes it', async () => {
  renderUi(
    <>
      <AppDialog title="Baixar" onClose={() => undefined}>
        <input aria-label="Valor" />
      </AppDialog>
      <ToastHost />
    </>,
  );
  const field = screen.getByLabelText('Valor');
  act(() => field.focus());
  const undo = vi.fn();
  act(() => toast({ tone: 'success', text: 'Baixado', action: { label: 'Desfazer', onClick: undo } }));
  const card = await screen.findByText('Baixado');
  await userEvent.keyboard('{F8}');
  expect(screen.getByRole('button', { name: 'Desfazer' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(card).not.toBeInTheDocument());
  expect(undo).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog', { name: 'Baixar' })).toBeVisible();
  await waitFor(() => expect(field).toHaveFocus());
});

it('stays audible while a dialog hides the rest of the page', async () => {
  renderUi(<ToastHost />);
  act(() => toast({ tone: 'warning', text: 'Sem conexão' }));
  const toastElement = await screen.findByRole('alert');
  const beside = [...document.body.children].find((child) => child.contains(toastElement));
  beside?.setAttribute('aria-hidden', 'true');
  await waitFor(() => expect(beside).not.toHaveAttribute('aria-hidden'));
});

it.each([
  { tone: 'danger', text: 'Não foi salvo' },
  { tone: 'success', text: 'Baixado', action: { label: 'Desfazer', onClick: () => undefined } },
] as const)('waits until it is closed: $tone $text', (request) => {
  vi.useFakeTimers();
  const closed = vi.fn();
  renderUi(<ToastCard toast={request} onClose={closed} />);
  act(() => void vi.advanceTimersByTime(3_600_000));
  expect(closed).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(closed).toHaveBeenCalledOnce();
});

it('lasts six seconds, and waits while the pointer or the keyboard is on it', () => {
  vi.useFakeTimers();
  const closed = vi.fn();
  renderUi(<ToastCard toast={{ tone: 'success', text: 'Salvo' }} onClose={closed} />);
  const card = screen.getByRole('status');
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

  pass(5000);
  fireEvent.mouseEnter(card);
  pass(60_000);
  expect(closed).not.toHaveBeenCalled();

  act(() => screen.getByRole('button', { name: 'Fechar' }).focus());
  fireEvent.mouseLeave(card);
  pass(60_000);
  expect(closed).not.toHaveBeenCalled();

  act(() => screen.getByRole('button', { name: 'Fechar' }).blur());
  pass(5999);
  expect(closed).not.toHaveBeenCalled();
  pass(1);
  expect(closed).toHaveBeenCalledOnce();
});
