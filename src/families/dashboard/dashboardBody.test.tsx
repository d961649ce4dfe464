import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { AppError } from '@/platform/http/appError';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { DashboardBody } from './DashboardBody';

beforeEach(() => startI18n('pt-BR', ['ui']));

const SERVER: AppError = { kind: 'server', status: 500, messages: [] };
const retry = vi.fn();

function body(status: 'loading' | 'ready' | 'failed', data: string | null, error: AppError | null = null) {
  renderUi(
    <DashboardBody answer={{ status, data, error, retry }} skeleton={<i />} missing={<p>não existe</p>}>
      {(text) => <p>{text}</p>}
    </DashboardBody>,
  );
}

it('waits for the first answer', () => {
  body('loading', null);
  expect(screen.getByRole('status')).toHaveTextContent('Carregando');
});

it('says that nothing came, and asks again', async () => {
  body('failed', null, SERVER);
  expect(screen.getByRole('alert')).toHaveTextContent('Código 500');
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('leaves the last answer standing when a refresh fails, and says so', () => {
  body('failed', 'doze aviários', SERVER);
  expect(screen.getByText('doze aviários')).toBeVisible();
  expect(screen.getByText('Não foi possível atualizar.')).toBeVisible();
});

it('shows nothing of the last answer to whom it is refused now', () => {
  body('failed', 'doze aviários', { kind: 'forbidden', status: 403 });
  expect(screen.queryByText('doze aviários')).toBeNull();
  expect(screen.getByText('Sem acesso')).toBeVisible();
});

it('says of a record that is gone that it does not exist', () => {
  body('failed', null, { kind: 'unexpected', status: 404 });
  expect(screen.getByText('não existe')).toBeVisible();
});

it.each([
  ['loading', null],
  ['ready', 'doze aviários'],
] as const)('that is %s is not said to be old', (status, data) => {
  body(status, data);
  expect(screen.queryByText('Não foi possível atualizar.')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('of a record that is gone, without words of its own, says which code it was', () => {
  const answer = { status: 'failed', data: null, error: { kind: 'unexpected', status: 404 }, retry } as const;
  renderUi(
    <DashboardBody answer={answer} skeleton={<i />}>
      {() => <p>dados</p>}
    </DashboardBody>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Código 404');
});

it('of another failure does not say that the record is gone', () => {
  body('failed', null, SERVER);
  expect(screen.queryByText('não existe')).toBeNull();
});
