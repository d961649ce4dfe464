import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { confirm } from '@/platform/ui/confirm';
import { ConfirmHost } from '@/platform/ui/ConfirmHost';
import { renderUi } from '@/platform/ui/testing/renderUi';

const question = {
  title: 'Excluir o talhão "Baixada"?',
  body: 'Os plantios dele deixam de aparecer.',
  confirmLabel: 'Excluir talhão',
  danger: true,
};

it('starts on the harmless button and answers yes to the verb', async () => {
  renderUi(<ConfirmHost />);
  const answer = confirm(question);
  const dialog = await screen.findByRole('alertdialog', { name: question.title });
  expect(dialog).toHaveAccessibleDescription(question.body);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Excluir talhão' }));
  await expect(answer).resolves.toBe(true);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('takes Escape for a no, and asks the next question after', async () => {
  renderUi(<ConfirmHost />);
  const first = confirm(question);
  const second = confirm({ ...question, title: 'Sair sem salvar?' });
  await screen.findByRole('alertdialog', { name: question.title });
  await userEvent.keyboard('{Escape}');
  await expect(first).resolves.toBe(false);
  await screen.findByRole('alertdialog', { name: 'Sair sem salvar?' });
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await expect(second).resolves.toBe(false);
});
