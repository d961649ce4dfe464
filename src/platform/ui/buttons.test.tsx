import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { IconAction } from '@/platform/ui/IconAction';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import { renderUi } from '@/platform/ui/testing/renderUi';

it('is disabled while it works, and gives the focus back after', async () => {
  const { rerender } = renderUi(<LoadingButton>Salvar</LoadingButton>);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Salvar' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  rerender(<LoadingButton busy>Salvar</LoadingButton>);
  expect(screen.getByRole('button')).toBeDisabled();
  expect(screen.getByRole('progressbar')).toBeInTheDocument();
  screen.getByRole('button').blur();
  rerender(<LoadingButton>Salvar</LoadingButton>);
  expect(screen.getByRole('button', { name: 'Salvar' })).toHaveFocus();
});

it('says why it cannot be used, submits nothing, and is still reached by keyboard', async () => {
  const submitted = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  renderUi(
    <form onSubmit={submitted}>
      <LoadingButton type="submit" disabledReason="Preencha o nome">
        Enviar
      </LoadingButton>
    </form>,
  );
  // The tooltip's engine arrives after the button.
  await waitFor(() => expect(screen.getByRole('button')).toHaveAttribute('title', 'Preencha o nome'));
  await userEvent.tab();
  const button = screen.getByRole('button', { name: 'Enviar' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Preencha o nome');
  expect(button).toHaveAccessibleDescription('Preencha o nome');
  await userEvent.click(button);
  expect(submitted).not.toHaveBeenCalled();
});

it('names an icon, and does what it says', async () => {
  const clicked = vi.fn();
  renderUi(<IconAction label="Editar" icon="✎" onClick={clicked} />);
  await userEvent.click(screen.getByRole('button', { name: 'Editar' }));
  expect(clicked).toHaveBeenCalledOnce();
});

it('keeps a refused icon action reachable, with its reason', async () => {
  const clicked = vi.fn();
  renderUi(<IconAction label="Editar" icon="✎" onClick={clicked} disabledReason="Só Júlia pode editar" />);
  await userEvent.tab();
  const button = screen.getByRole('button', { name: 'Editar' });
  expect(button).toHaveFocus();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Só Júlia pode editar');
  await userEvent.click(button);
  expect(clicked).not.toHaveBeenCalled();
});
