import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { rowOf } from '../assistDocument.test.kit';
import { GROUPS } from '../assistWire';
import { useRowCall } from './useRowCall';

startDemo({ namespaces: ['assist', 'common', 'ui'] });

const NOTHING = Object.fromEntries(GROUPS.map((group) => [group, []]));
const PERIOD = { initialDate: '2026-01-01', finalDate: '2026-01-31' };

function Sample() {
  const call = useRowCall('novos-documentos', PERIOD, 1);
  return [1, 2].map((id) => (
    <button key={id} type="button" onClick={() => void call('inactivate', rowOf({ id }))}>
      Inativar {id}
    </button>
  ));
}

it('takes back what was said of a row once that row is done', async () => {
  backend.answers('deactivateAssistDocument', NOTHING);
  backend.refuses('deactivateAssistDocument', { message: 'Documento em leitura.' }, { times: 1 });
  const { user } = openSignedIn({
    account: 'suporte',
    routes: [{ path: '/x', element: <Sample /> }],
    at: '/x',
  });
  await user.click(await screen.findByText('Inativar 1'));
  const refused = await screen.findByText('Documento em leitura.');
  await user.click(screen.getByText('Inativar 2'));
  expect(await screen.findByText(/inativado/)).toBeInTheDocument();
  expect(refused).toBeInTheDocument();
  await user.click(screen.getByText('Inativar 1'));
  await waitFor(() => expect(refused).not.toBeInTheDocument());
});
