import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { backend } from '../../../../../mocks/faults/backend';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { setLogSink } from '@/platform/log/log';
import { soyEntry } from '../rotation.test.kit';
import type { RotationPlot } from '../rotationTypes';
import { usePlacing } from './usePlacing';

startDemo({ namespaces: ['common', 'ui', 'agricultureRotation'] });
beforeEach(() => setLogSink(() => undefined));

const PLOT: RotationPlot = { id: 1, name: 'T1', farmId: 1, farmName: 'F1', hectares: 40 };

function Sample({ onAsk }: { readonly onAsk: () => void }) {
  const entry = soyEntry();
  const place = usePlacing({ plots: [PLOT], entries: [entry] }, onAsk);
  const drop = () => place({ what: entry, entry }, PLOT, { year: 2027, season: 'SUMMER' });
  return (
    <button type="button" onClick={drop}>
      Soltar
    </button>
  );
}

it('takes back what was said of a drop once the next is saved', async () => {
  backend.answers('changeRotation', null);
  backend.refuses('changeRotation', { message: 'Talhão em uso.' }, { times: 1 });
  const { user } = openSignedIn({
    account: 'dono',
    routes: [{ path: '/x', element: <Sample onAsk={vi.fn()} /> }],
    at: '/x',
  });
  await user.click(await screen.findByText('Soltar'));
  const refused = await screen.findByText(/Talhão em uso\./);
  await user.click(screen.getByText('Soltar'));
  expect(await screen.findByText(/^SOJA/)).toBeInTheDocument();
  await waitFor(() => expect(refused).not.toBeInTheDocument());
});
