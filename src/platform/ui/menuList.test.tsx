import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HtmlView } from './HtmlView';
import { MenuList } from './MenuList';
import { renderUi } from './testing/renderUi';

const sanitise = vi.hoisted(() => vi.fn<(html: string) => DocumentFragment>());
vi.mock('./sanitiseHtml', () => ({ sanitiseHtml: sanitise }));

describe('the lines of a menu', () => {
  const show = (items: Parameters<typeof MenuList>[0]['items']) => {
    const onClose = vi.fn<() => void>();
    renderUi(<MenuList anchor={document.body} onClose={onClose} items={items} />);
    return onClose;
  };

  it('are done by a press, which closes the menu', async () => {
    const onChoose = vi.fn<() => void>();
    const onClose = show([{ key: 1, label: 'Editar', onChoose }]);
    const line = screen.getByRole('menuitem', { name: 'Editar' });
    expect(line).not.toHaveAttribute('aria-disabled');
    await userEvent.click(line);
    expect(onChoose).toHaveBeenCalledOnce();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('that cannot be used stay, and do nothing', async () => {
    const onChoose = vi.fn<() => void>();
    const onClose = show([{ key: 1, label: 'Editar', disabled: true, onChoose }]);
    const line = screen.getByRole('menuitem', { name: 'Editar' });
    expect(line).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(line);
    expect(onChoose).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('are one of several where that is said, in their own language', () => {
    show([
      { key: 1, label: 'Português', checked: true, onChoose: vi.fn() },
      { key: 2, label: 'English', checked: false, lang: 'en', onChoose: vi.fn() },
    ]);
    expect(screen.getByRole('menuitemradio', { name: 'Português' })).toBeChecked();
    expect(screen.getByRole('menuitemradio', { name: 'Português' })).toHaveClass('Mui-selected');
    expect(screen.getByRole('menuitemradio', { name: 'English' })).not.toBeChecked();
    expect(screen.getByRole('menuitemradio', { name: 'English' })).toHaveAttribute('lang', 'en');
  });
});

describe('a text with formatting', () => {
  beforeEach(
    () => void sanitise.mockImplementation((html) => document.createRange().createContextualFragment(html)),
  );

  it('stands once it is harmless, and says so', async () => {
    const onShown = vi.fn<() => void>();
    const { rerender } = renderUi(<HtmlView html="<p>Olá</p>" onShown={onShown} />);
    expect(screen.getByRole('status')).toBeInTheDocument();
    expect(await screen.findByText('Olá')).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
    expect(onShown).toHaveBeenCalledOnce();
    expect(document.querySelector('mark')).toBeNull();
    rerender(<HtmlView html="<p>Olá</p>" mark="ola" onShown={onShown} />);
    await waitFor(() => expect(document.querySelector('mark')).toHaveTextContent('Olá'));
  });

  it('that is another by then is not shown', async () => {
    const onShown = vi.fn<() => void>();
    const { rerender } = renderUi(<HtmlView html="<p>antes</p>" onShown={onShown} />);
    rerender(<HtmlView html="<p>depois</p>" onShown={onShown} />);
    expect(await screen.findByText('depois')).toBeVisible();
    expect(screen.queryByText('antes')).toBeNull();
    expect(onShown).toHaveBeenCalledOnce();
  });
});
