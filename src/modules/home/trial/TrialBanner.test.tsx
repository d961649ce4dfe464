import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { readLoggedUser } from '@/domain/identity/readIdentity.test.kit';
import { addDays, today } from '@/platform/format/date';
import { startI18n } from '@/platform/i18n/i18n';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';
import { TrialBanner } from './TrialBanner';

beforeEach(() => startI18n('pt-BR', ['ui', 'home']));

function account(role: string, days: number) {
  const customer = { isFreeAccount: true, trialPeriodExpiration: `${addDays(today(), days)}T00:00:00` };
  return readLoggedUser({ loggedUser: { id: 1, role }, currentCustomer: { customerId: 1, customer } })
    .identity;
}

function show(role: string, days: number) {
  render(
    <AppThemeProvider preferences={{ theme: 'default', mode: 'light', density: 'compact' }}>
      <TrialBanner identity={account(role, days)} />
    </AppThemeProvider>,
  );
}

it.each([
  [5, /Período de teste: restam 5 dias\./],
  [1, /Período de teste: resta 1 dia\./],
  [0, /Período de teste: hoje é o último dia\. A partir de amanhã/],
  [-1, /Período de teste encerrado\..*A conta está na versão gratuita limitada\./],
])('a trial that ends in %s days says so', (days, text) => {
  show('customer_free_account', days);
  expect(screen.getByRole('status')).toHaveTextContent(text);
});

it('an account for NFP-e alone has a text of its own', () => {
  show('customer_free_account_nfpe_only', -1);
  expect(screen.getByRole('status')).toHaveTextContent('Versão gratuita para NFP-e.');
  expect(screen.queryByText(/Período de teste/)).toBeNull();
});
