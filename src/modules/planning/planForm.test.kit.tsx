import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { demo } from '../../../mocks/state';
import { openSignedIn } from '@/domain/testing/signedInPage.test.kit';
import { Component as PlanPage } from './pages/PlanPage';

export const PRODUCTION = '/planejamento-de-producao';

/** The seeded crop plan of a year, by default of this one. */
export function soyPlan(harvestYear = new Date().getFullYear()) {
  const found = demo.world.planning.plannings.find(
    (row) => row.customerId === 1 && row.activity === 'CROP' && row.harvestYear === harvestYear,
  );
  if (!found) throw new Error('no plan');
  return found;
}

/** Opens a crop plan, by default the seeded one; what is saved leads to 'a lista'. */
export const openPlan = (id: number | 'novo' = soyPlan().id) =>
  openSignedIn({
    routes: [
      { path: PRODUCTION, element: <p>a lista</p> },
      { path: `${PRODUCTION}/lavoura/:id?/:harvestYear?`, element: <PlanPage /> },
    ],
    at: `${PRODUCTION}/lavoura/${id}`,
  });

// By label and text: a query by role computes names for the 900 elements of the form, a second each time.
export const titleField = () => screen.findByLabelText(/^Título/);
export const priceField = () => screen.findByLabelText(/^Preço por/);
export const save = (user: UserEvent) => user.click(screen.getByText('Salvar'));

/** Puts a text in a field's place by one event, where typing it would draw the form at every letter. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.paste(text);
}
