import { act, screen, within } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { backend } from '../../../mocks/faults/backend';
import { someFarms } from '@/domain/land/testing/farms';
import type { FarmWithFields } from '@/domain/land/landWire';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { mapRoutes } from './mapRoutes';
import { Component as PropertyMapPage } from './pages/PropertyMapPage';

const routes = [{ path: '/propriedade/:type?/:id?', element: <PropertyMapPage /> }];

/** Starts the demo for the map; its farms are those of the land fixtures unless a test answers others. */
export function startMap() {
  const drafts = startDemo({
    routes: mapRoutes,
    namespaces: [
      'map',
      'mapView',
      'mapDrawing',
      'register',
      'finance',
      'lots',
      'forms',
      'grid',
      'sheet',
      'common',
      'ui',
    ],
  });
  beforeEach(() => {
    backend.recovers();
  });
  return drafts;
}

/** The property map of some farms. */
export function openMap(at = '/propriedade', farms: readonly FarmWithFields[] = someFarms) {
  backend.answers('listFarms', farms);
  const opened = openSignedIn({ routes, at });
  const path = () => `${opened.router.state.location.pathname}${opened.router.state.location.search}`;
  return { ...opened, path };
}

/** The property map of the demo's own farms. */
export const openDemoMap = (at: string) => openSignedIn({ routes, at });

export const treeLines = () =>
  screen
    .getAllByRole('treeitem')
    .toSorted((one, other) => Number.parseInt(one.style.top) - Number.parseInt(other.style.top));

/** The lines of the panel from above, as they are read out. */
export const treeWords = () => treeLines().map((line) => line.getAttribute('aria-label'));

export const bar = () => within(screen.getByRole('region', { name: 'Medidas do desenho' }));
export const strip = () => within(screen.getByRole('toolbar', { name: 'Ferramentas de desenho' }));

/** Presses what opens the tools: they appear once the map handles events. */
export async function pressForTools(button: HTMLElement): Promise<void> {
  await act(async () => {
    button.click();
    await Promise.resolve();
  });
  await screen.findByRole('toolbar', { name: 'Ferramentas de desenho' });
}

export const takeToolsOut = async () =>
  pressForTools(await screen.findByRole('button', { name: 'Editar mapa' }));
