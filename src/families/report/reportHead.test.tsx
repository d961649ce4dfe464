import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { ReportHead } from './ReportHead';

beforeAll(() => startI18n('pt-BR', ['ui', 'report']));

it.each([
  ['its basis alone while the age is unknown', null, 'Por vencimento'],
  ['the moment of the data', '2026-09-18T05:30:00', 'Por vencimento · Dados até 18/09/2026 05:30'],
  ['no age of one day', '2026-09-17T05:30:00', 'Por vencimento · Dados até 17/09/2026 05:30'],
  [
    'the age of older data',
    '2026-09-16T05:30:00',
    'Por vencimento · Dados até 16/09/2026 05:30 · atualizados há 2 dias',
  ],
])('the head of a report says %s', (_, data, subtitle) => {
  const until = { data, status: 'ready' } as const;
  renderUi(<ReportHead title="Contas" basis="Por vencimento" until={until} today="2026-09-18" />);
  expect(screen.getByRole('heading', { name: 'Contas' }).nextElementSibling?.textContent).toBe(subtitle);
});

it('the head of a report says that the moment of the data could not be read', () => {
  const until = { data: null, status: 'failed' } as const;
  renderUi(<ReportHead title="Contas" basis="Por vencimento" until={until} today="2026-09-18" />);
  expect(screen.getByText('Por vencimento · Data dos dados não carregada')).toBeVisible();
});
