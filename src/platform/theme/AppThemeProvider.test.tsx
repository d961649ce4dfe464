import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { AppThemeProvider, type ThemePreferences } from '@/platform/theme/AppThemeProvider';
import { useSchemeColours } from '@/platform/theme/schemeContext';

const wanted = new Set<string>();

beforeEach(() => {
  wanted.clear();
  localStorage.clear();
  document.head.querySelectorAll('meta[name="theme-color"]').forEach((meta) => meta.remove());
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: wanted.has(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

function Probe() {
  const { density, motion } = useTheme();
  const { background, border } = useSchemeColours();
  return (
    <>
      <output aria-label="look">{[background, border, density.name, motion.reducedMotion].join(' ')}</output>
      <Button variant="contained">Salvar</Button>
    </>
  );
}

const show = (preferences: Partial<ThemePreferences> = {}) => (
  <AppThemeProvider preferences={{ theme: 'default', mode: null, density: 'auto', ...preferences }}>
    <Probe />
  </AppThemeProvider>
);

const look = () => screen.getByLabelText('look').textContent;

it('starts in the theme’s nature, compact for a mouse', () => {
  render(show());
  expect(look()).toBe('#F5F2EB #E0DBD1 compact never');
  expect(document.documentElement.style.colorScheme).toBe('light');
  expect(screen.getByRole('button', { name: 'Salvar' })).toBeVisible();
});

it('follows the device: night, contrast, motion and touch', () => {
  wanted.add('(prefers-color-scheme: dark)');
  wanted.add('(prefers-contrast: more)');
  wanted.add('(prefers-reduced-motion: reduce)');
  wanted.add('(pointer: coarse), (max-width: 599.95px)');
  render(show({ mode: 'system' }));
  expect(look()).toBe('#111512 #69726C comfortable always');
});

it('prints a dark look as its light mate, and keeps the dark one on the screen', () => {
  wanted.add('print');
  render(show({ theme: 'defaultDark' }));
  expect(look()).toBe('#F5F2EB #E0DBD1 compact never');
  expect(document.documentElement.style.colorScheme).toBe('dark');
});

it('lets a chosen density win over the device', () => {
  wanted.add('(pointer: coarse), (max-width: 599.95px)');
  render(show({ density: 'compact' }));
  expect(look()).toContain(' compact ');
});

it('keeps the former look until a theme is loaded, then tells the browser and the next start', async () => {
  const { rerender } = render(show());
  rerender(show({ theme: 'sunset' }));
  expect(look()).toContain('#F5F2EB');
  await waitFor(() => expect(look()).toContain('#F9F1EC'));
  rerender(show({ theme: 'deepOcean' }));
  expect(look()).toContain('#F9F1EC');
  await waitFor(() => expect(look()).toContain('#081520'));
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
  expect(metas.map((meta) => meta.content)).toEqual(['#0F1E2B']);
  expect(document.documentElement.style.colorScheme).toBe('dark');
  expect(JSON.parse(localStorage.getItem('ep.boot') ?? '{}')).toMatchObject({
    bg: '#081520',
    text: '#E8ECF1',
  });
});
