import { render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { DEFAULT_PREFERENCES } from '@/platform/preferences/preferences';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';
import { AROUND, fill, planOf } from './activity.test.kit';
import { useActivity } from './activityContext';
import { ActivityForm } from './ActivityForm';

beforeAll(() => startI18n('pt-BR', ['ui', 'forms', 'grid', 'sheet', 'chart', 'activity']));
beforeEach(() => localStorage.clear());

function open(over: Partial<ComponentProps<typeof ActivityForm>> = {}) {
  const onSave = vi.fn<ComponentProps<typeof ActivityForm>['onSave']>(async () => undefined);
  const view = render(
    <AppThemeProvider preferences={DEFAULT_PREFERENCES}>
      <ActivityForm
        basis={AROUND}
        label="Plano de soja"
        draftKey="plano"
        initial={planOf()}
        onSave={onSave}
        onCancel={() => undefined}
        {...over}
      />
    </AppThemeProvider>,
  );
  return { ...view, user: userEvent.setup(), onSave };
}
const year = () => screen.getByLabelText<HTMLInputElement>(/^Ano da safra/);
const title = () => screen.getByLabelText<HTMLInputElement>(/^Título/);

it('a plan is saved with its year and title', async () => {
  const { user, onSave } = open();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(title()).toHaveAttribute('maxlength', '100');
  expect(title()).toBeRequired();
  expect(year()).toBeRequired();
  await fill(user, year(), '10000');
  expect(year()).not.toHaveValue('10000');
  await fill(user, year(), '9999');
  expect(year()).toHaveValue('9999');
  await fill(user, year(), '2027');
  await user.click(screen.getByText('Salvar'));
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({ harvestYear: 2027, title: 'SOJA' });
});

it('a plan that is frozen says why, and nothing in it changes', () => {
  open({ frozen: 'Versão congelada', note: 'Os valores estão desatualizados.' });
  expect(screen.getByRole('alert')).toHaveTextContent('Os valores estão desatualizados.');
  expect(year()).toHaveAttribute('readonly');
  expect(title()).toHaveAttribute('readonly');
  expect(screen.queryByText('Adicionar produto')).toBeNull();
});

it('a part of a plan stands in no other page', () => {
  expect(() => renderHook(() => useActivity())).toThrow('no activity around');
});
