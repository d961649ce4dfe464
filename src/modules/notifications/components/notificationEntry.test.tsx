import { fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { NotificationEntry } from './NotificationEntry';

// The titles of all pages are collected by the build.
vi.mock('@/platform/routing/pageTitles', () => ({
  usePageTitles: () => ({ 'finance:titles.title': 'Título próprio' }),
  titleKeyAt: (path: string) => (path === '/titulos' ? 'finance:titles.title' : null),
}));

beforeEach(() => startI18n('pt-BR', ['notifications', 'ui', 'common']));

type Props = ComponentProps<typeof NotificationEntry>;
const notification: Props['notification'] = {
  id: 'a',
  title: 'Título a vencer',
  description: '',
  isRead: false,
  notificationDate: '2026-03-10',
  notificationGroup: 2,
  moduleName: null,
  guid: '1',
};

function show(of: Partial<Props['notification']> = {}, props: Partial<Props> = {}) {
  const onDismiss = vi.fn();
  renderUi(
    <MemoryRouter>
      <ul>
        <NotificationEntry
          notification={{ ...notification, ...of }}
          fresh={false}
          destination={null}
          onDismiss={onDismiss}
          {...props}
        />
      </ul>
    </MemoryRouter>,
  );
  return { onDismiss, about: document.querySelector('small')?.textContent };
}
const link = () => screen.queryByRole('link');

describe('a notification', () => {
  it.each([
    [false, {}, ''],
    [true, {}, 'Nova'],
    [true, { moduleName: 'Financeiro' }, 'Nova · Financeiro'],
    [false, { moduleName: 'Financeiro', notificationDate: '2026-03-10T09:02:00' }, 'Financeiro · 09:02'],
    [false, { notificationDate: '2026-03-10T09:02:00' }, '09:02'],
  ])('fresh %s, of %o: “%s”', (fresh, of, text) => {
    expect(show(of, { fresh }).about).toBe(text);
    expect(link()).toBeNull();
  });

  it('has words where it has any, and is dismissed by a single click', () => {
    const { onDismiss } = show({ description: 'Amanhã' });
    expect(screen.getByText('Amanhã').tagName).toBe('P');
    const button = screen.getByRole('button', { name: 'Remover: Título a vencer' });
    fireEvent.click(button, { detail: 2 });
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.click(button, { detail: 1 });
    fireEvent.click(button, { detail: 0 });
    expect(onDismiss).toHaveBeenCalledTimes(2);
  });
});

describe('where it leads', () => {
  it.each([
    ['the menu has it', '/titulos', 'Contas', false, 'Abrir Contas'],
    ['its own title where it stands in no menu', '/titulos', null, false, 'Abrir Título próprio'],
    ['a page where it has none', '/nada', null, false, 'Abrir a página'],
    ['a page on the former site, whose titles are its own', '/titulos', null, true, 'Abrir a página'],
  ])('is called as %s', (_, path, name, legacy, text) => {
    show({}, { destination: { path, name, legacy } });
    expect(link()).toHaveTextContent(text);
    expect(link()).toHaveAttribute('href', path);
  });

  it.each([
    ['/titulos', 'Contas', /Título próprio$/],
    ['/nada', 'Nada', /Nada$/],
  ])('in English %s is called by its own title, else as the menu has it', async (path, name, text) => {
    await startI18n('en-US', ['notifications', 'ui', 'common']);
    show({}, { destination: { path, name, legacy: false } });
    expect(link()).toHaveTextContent(text);
  });
});
