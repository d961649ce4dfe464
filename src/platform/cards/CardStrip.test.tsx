import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { CardStrip } from '@/platform/cards/CardStrip';
import type { StripCard } from '@/platform/cards/NavCard';
import { renderGrid } from '@/platform/grid/testing/renderGrid';

const CARDS: readonly StripCard[] = [
  {
    url: 'comunidades',
    name: 'Comunidades',
    icon: GroupsOutlined,
    add: { url: 'comunidades?registro=novo' },
  },
  {
    url: 'aviarios',
    name: 'Aviários',
    icon: GroupsOutlined,
    add: { url: 'aviarios/novo', disabledReason: 'Seu perfil não permite.' },
  },
  { url: '/contas', name: 'Contas', icon: GroupsOutlined, legacy: true, add: { url: '/contas/novo' } },
  { url: 'tanques', name: 'Tanques', icon: GroupsOutlined },
];

const strip = (
  <CardStrip id="farm" label="Cadastros" base="/configuracao/" selected="aviarios" cards={CARDS} />
);
const card = (name: string) => screen.getByRole('link', { name });

beforeEach(() => localStorage.clear());

describe('the card strip', () => {
  it('leads to base and card, and says which card is open', async () => {
    await renderGrid(strip);
    const links = within(screen.getByRole('navigation', { name: 'Cadastros' }));
    expect(links.getByRole('link', { name: 'Comunidades' })).toHaveAttribute(
      'href',
      '/configuracao/comunidades',
    );
    expect(card('Aviários')).toHaveAttribute('aria-current', 'page');
    expect(card('Comunidades')).not.toHaveAttribute('aria-current');
  });

  it('goes to new pages inside the application and to former ones by the browser', async () => {
    const { user } = await renderGrid(strip);
    const followed: boolean[] = [];
    // A click that the application handles is not the browser's.
    const watch = (event: MouseEvent) => {
      followed.push(!event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', watch);
    await user.click(card('Comunidades'));
    await user.click(card('Contas'));
    document.removeEventListener('click', watch);
    expect(card('Contas')).toHaveAttribute('href', '/configuracao/contas');
    expect(followed).toEqual([false, true]);
  });

  it('offers a new record where the card does, or says why not', async () => {
    await renderGrid(strip);
    expect(card('Novo: Comunidades')).toHaveAttribute('href', '/configuracao/comunidades?registro=novo');
    expect(card('Novo: Contas')).toHaveAttribute('href', '/configuracao/contas/novo');
    const refused = screen.getByRole('button', { name: 'Novo: Aviários' });
    expect(refused).toHaveAttribute('aria-disabled', 'true');
    expect(refused).toHaveAccessibleDescription('Seu perfil não permite.');
    expect(screen.queryByRole('link', { name: 'Novo: Tanques' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Novo: Tanques' })).not.toBeInTheDocument();
  });

  it('keeps its size from visit to visit', async () => {
    const { user, unmount } = await renderGrid(strip);
    await user.click(screen.getByRole('button', { name: 'Recolher cartões' }));
    expect(screen.getByRole('button', { name: 'Expandir cartões' })).toBeInTheDocument();
    unmount();
    await renderGrid(strip);
    expect(screen.getByRole('button', { name: 'Expandir cartões' })).toBeInTheDocument();
  });

  it('is 128 px wide a card, 124 when folded', async () => {
    const { user } = await renderGrid(strip);
    const item = screen.getAllByRole('listitem')[0]!;
    expect(getComputedStyle(item).width).toBe('128px');
    await user.click(screen.getByRole('button', { name: 'Recolher cartões' }));
    expect(getComputedStyle(item).width).toBe('124px');
  });

  it('is walked with the arrow keys', async () => {
    const { user } = await renderGrid(strip);
    card('Comunidades').focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(card('Contas')).toHaveFocus();
    await user.keyboard('{Home}{ArrowLeft}');
    expect(card('Comunidades')).toHaveFocus();
    await user.keyboard('{End}');
    expect(card('Tanques')).toHaveFocus();
  });
});
