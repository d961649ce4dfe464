import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { connection } from '@/platform/connection/connection';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { EmbedCard } from './EmbedCard';
import { EmbedFrame } from './EmbedFrame';

beforeAll(() => startI18n('pt-BR', ['home', 'ui', 'common']));
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  connection.cameBack();
});

const passes = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('the page of another site', () => {
  const open = () => {
    const onBlocked = vi.fn();
    const address = { href: 'https://precos.example/agro', host: 'precos.example' };
    const view = renderUi(<EmbedFrame address={address} onBlocked={onBlocked} onRevoke={vi.fn()} />);
    return { ...view, onBlocked, frame: screen.getByTitle('Cotações de precos.example') };
  };

  it('that says nothing for twelve seconds is given up', () => {
    const { onBlocked } = open();
    passes(11_999);
    expect(onBlocked).not.toHaveBeenCalled();
    passes(1);
    expect(onBlocked).toHaveBeenCalledOnce();
  });

  it('that has come is not, nor one that was left', () => {
    const { frame, onBlocked, unmount } = open();
    fireEvent.load(frame);
    expect(screen.queryByText('Carregando cotações de precos.example')).toBeNull();
    passes(30_000);
    unmount();
    const second = open();
    second.unmount();
    passes(30_000);
    expect([onBlocked, second.onBlocked].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });
});

describe('the quotes of another site', () => {
  const open = (host: string) => {
    const onUsda = vi.fn();
    const address = { href: `https://${host}/agro`, host };
    renderUi(<EmbedCard address={address} choice={<b>escolha</b>} onUsda={onUsda} />);
    return { onUsda };
  };
  const load = () => fireEvent.click(screen.getByRole('button', { name: 'Carregar cotações' }));
  const frame = () => document.querySelector('iframe');
  const BLOCKED = 'As cotações não puderam ser carregadas';

  it('give way to the figures of the USDA while there is no network, and come when there is', () => {
    connection.wentOffline();
    const { onUsda } = open('a.example');
    expect(screen.queryByText(BLOCKED)).toBeNull();
    load();
    expect(screen.getByText(BLOCKED)).toBeVisible();
    expect(frame()).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Ver números do USDA' }));
    expect(onUsda).toHaveBeenCalledOnce();
    act(() => connection.cameBack());
    expect(frame()).toBeInTheDocument();
  });

  it('that were given up stay so', () => {
    open('b.example');
    load();
    expect(frame()).toBeInTheDocument();
    passes(12_000);
    expect(screen.getByText(BLOCKED)).toBeVisible();
    expect(frame()).toBeNull();
  });

  it('are loaded at once in the browser that keeps the consent', () => {
    open('c.example');
    fireEvent.click(screen.getByRole('checkbox'));
    load();
    expect(frame()).toBeInTheDocument();
    const kept = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
    expect(kept.map((key) => localStorage.getItem(key))).toContain('yes');
  });
});
