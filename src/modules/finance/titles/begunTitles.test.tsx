import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { demo } from '../../../../mocks/state';
import { openSignedIn } from '@/domain/testing/signedInPage.test.kit';
import { choose } from '@/domain/selection/selection';
import { open, startTitles } from './titlesPage.test.kit';

startTitles();

const farmId = () => String(demo.world.farms.find(({ customerId }) => customerId === 1)?.id);
const chosenBefore = (id: string | null) =>
  openSignedIn({ routes: [{ path: '/', element: null }], at: '/' }).store.dispatch(choose('farm', id));
const search = ({ router }: ReturnType<typeof open>) => decodeURIComponent(router.state.location.search);

it('the list begins with the farm that somebody works on, and says so in its address', async () => {
  chosenBefore(farmId());
  const page = open();
  await waitFor(() => expect(search(page)).toContain(`filtro.propriedade=${farmId()}`), { timeout: 20_000 });
}, 30_000);

it('a link leads to the titles that it counted, of every farm', async () => {
  chosenBefore(farmId());
  const page = open('/titulos?filtro.situacao=late');
  await screen.findAllByRole('row', {}, { timeout: 20_000 });
  expect(search(page)).not.toContain('propriedade');
}, 30_000);
