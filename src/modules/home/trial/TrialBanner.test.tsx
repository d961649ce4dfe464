import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readLoggedUser } from '@/domain/identity/readIdentity.test.kit';
import { addDays, today } from '@/platform/format/date';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';
import { TrialBanner } from './TrialBanner';

beforeEach(() => {
  localStorage.clear();
  return startI18n('pt-BR', ['ui', 'home']);
});

function account(role: string, days: number, isFreeAccount = true) {
  const customer = { isFreeAccount, trialPeriodExpiration: `${addDays(today(), days)}T00:00:00` };
  return readLoggedUser({ loggedUser: { id: 1, role }, currentCustomer: { customerId: 1, customer } })
    .identity;
}

function show(role: string, days: number, chatUrl: string | null = null) {
  const identity = account(role, days);
  return render(
    <AppThemeProvider preferences={{ theme: 'default', mode: 'light', density: 'compact' }}>
      <TrialBanner identity={{ ...identity, urls: { ...identity.urls, chatUrl } }} />
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

describe('the banner', () => {
  const FREE = 'customer_free_account';
  const plans = () => screen.queryByRole('button', { name: 'Conhecer os planos' });

  it('leads to the chat with a question, where there is one', () => {
    const opened = vi.spyOn(window, 'open').mockImplementation(() => null);
    show(FREE, 5, 'https://chat.example/sala');
    fireEvent.click(plans()!);
    expect(opened.mock.calls).toEqual([
      [expect.stringMatching(/^https:\/\/chat\.example\/sala\?text=Ol/), '_blank', 'noopener,noreferrer'],
    ]);
  });

  it('has no way to a chat that there is not', () => {
    show(FREE, 5);
    expect(plans()).toBeNull();
  });

  it('waved away is gone for the day', () => {
    const { unmount } = show(FREE, 5);
    fireEvent.click(screen.getByRole('button'));
    expect(screen.queryByRole('status')).toBeNull();
    unmount();
    show(FREE, 5);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it.each([
    [FREE, true],
    ['customer_free_account_nfpe_only', false],
  ])('of %s has an hourglass: %s', (role, hourglass) => {
    const { container } = show(role, 5);
    expect(container.querySelector('[data-testid=HourglassTopOutlinedIcon]') !== null).toBe(hourglass);
  });

  it('is not there for who pays', () => {
    renderUi(<TrialBanner identity={account('customer_admin', 5, false)} />);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
