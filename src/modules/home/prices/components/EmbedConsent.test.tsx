import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { Themed } from '@/platform/forms/testing/renderForm';
import { startI18n } from '@/platform/i18n/i18n';
import { EmbedConsent } from './EmbedConsent';

beforeAll(() => startI18n('pt-BR', ['home', 'ui']));

it('gives consent for this once, unless it is to be remembered', async () => {
  const give = vi.fn();
  render(
    <Themed>
      <EmbedConsent host="precos.example" onGive={give} />
    </Themed>,
  );
  expect(screen.getByText(/precos\.example/)).toBeInTheDocument();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button'));
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button'));
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button'));
  expect(give.mock.calls).toEqual([[false], [true], [false]]);
});
