import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { beaconSink } from '@/platform/log/beaconSink';
import { BRAND } from './brand';
import { KeysDialog } from './KeysDialog';
import { Logo } from './Logo';
import { PageActionButton } from './PageActionButton';
import { renderUi } from './testing/renderUi';

describe('the logo', () => {
  it('is named by its words, or by itself where it stands alone', () => {
    const { container, rerender } = renderUi(<Logo size={40} />);
    expect(screen.getByText(BRAND)).toBeVisible();
    const mark = container.querySelector('svg');
    expect(mark).toHaveAttribute('aria-hidden', 'true');
    expect(mark).toHaveAttribute('width', '40');
    rerender(<Logo markOnly />);
    expect(screen.getByRole('img', { name: BRAND })).toBeVisible();
    expect(screen.queryByText(BRAND)).not.toBeInTheDocument();
  });
});

it('keys are shown as caps, what lies between them as text', () => {
  const keys = [
    { caps: 'Ctrl F', text: 'Procurar' },
    { caps: '1 … 9', text: 'Escolher' },
  ];
  const { baseElement } = renderUi(<KeysDialog title="Teclas" keys={keys} onClose={() => undefined} />);
  const caps = [...baseElement.querySelectorAll('kbd')].map(({ textContent }) => textContent);
  expect(caps).toEqual(['Ctrl', 'F', '1', '9']);
  expect(screen.getByText('Procurar').previousSibling).toHaveTextContent('CtrlF');
  expect(screen.getByText('Escolher').previousSibling).toHaveTextContent('1… 9');
});

describe('an action of a page', () => {
  const action = { label: 'Imprimir', icon: <i />, onClick: vi.fn() };

  it('as an icon is named, and says why it may not be done', async () => {
    const onClick = vi.fn();
    renderUi(
      <PageActionButton variant="icon" action={{ ...action, onClick, disabledReason: 'Sem dados.' }} />,
    );
    const button = screen.getByRole('button', { name: 'Imprimir' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    await userEvent.hover(button);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Sem dados.');
  });

  it('as an icon is done by a press', async () => {
    const onClick = vi.fn();
    renderUi(<PageActionButton variant="icon" action={{ ...action, onClick, pressed: true }} />);
    const button = screen.getByRole('button', { name: 'Imprimir', pressed: true });
    expect(button).not.toHaveAttribute('aria-disabled');
    await userEvent.click(button);
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('shows its key where there is room, and tells it', () => {
    const keyed = { ...action, keyCap: 'N' };
    const { rerender } = renderUi(<PageActionButton variant="contained" action={keyed} />);
    expect(screen.getByText('N')).toBeVisible();
    expect(screen.getByRole('button')).toHaveAttribute('aria-keyshortcuts', 'N');
    rerender(<PageActionButton variant="contained" fullWidth action={keyed} />);
    expect(screen.queryByText('N')).not.toBeInTheDocument();
    rerender(<PageActionButton variant="contained" action={{ ...action, busy: true }} />);
    expect(screen.getByRole('button')).toBeDisabled();
    expect(screen.getByRole('button')).not.toHaveAttribute('aria-keyshortcuts');
  });
});

it('warnings and errors go to the collector, what is only told does not', () => {
  const send = vi.fn(() => true);
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: send });
  const sink = beaconSink('/coletor');
  const entry = (level: 'info' | 'warn' | 'error') =>
    ({ level, message: level }) as Parameters<typeof sink>[0];
  for (const level of ['info', 'warn', 'error'] as const) sink(entry(level));
  expect(send.mock.calls).toEqual([
    ['/coletor', JSON.stringify(entry('warn'))],
    ['/coletor', JSON.stringify(entry('error'))],
  ]);
});
