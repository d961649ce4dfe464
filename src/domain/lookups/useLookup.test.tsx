import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backend } from '../../../mocks/faults/backend';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { farmsWithFields } from '@/domain/land/landService';
import { configureHttp } from '@/platform/http/policy';
import { useLookup } from './useLookup';

startDemo({ namespaces: ['ui'] });

const MODES = 'readApportionmentMode';

function Farms({ needed: wanted }: { readonly needed: boolean }) {
  const { options, loading, failed, onRetry } = useLookup('farms', wanted ? undefined : null);
  return (
    <>
      <output>{loading ? 'loading' : failed ? 'failed' : options.length > 0 ? 'some' : 'none'}</output>
      <button type="button" onClick={onRetry}>
        again
      </button>
    </>
  );
}
function Modes() {
  const { options, loading } = useLookup('apportionmentModes', { farmActivityFieldTypeId: 1 } as never);
  return <output>{loading ? 'loading' : JSON.stringify(options)}</output>;
}
const open = (element: React.ReactNode) => openSignedIn({ routes: [{ path: '/', element }], at: '/' });
const shown = () => screen.getByRole('status');

it('a list is loading until it is there', async () => {
  backend.waits('chooseFarm', 50);
  open(<Farms needed />);
  await waitFor(() => expect(shown()).toHaveTextContent('loading'));
  await waitFor(() => expect(shown()).toHaveTextContent('some'));
});

it('a list that hangs on what is not chosen is not requested, and does not load', async () => {
  open(<Farms needed={false} />);
  await waitFor(() => expect(shown()).toHaveTextContent('none'));
  expect(callsTo('/Farm/GetFarmsForSelect')).toEqual([]);
});

it('a list that fails says so and is requested again', async () => {
  backend.breaks('chooseFarm');
  const { user } = open(<Farms needed />);
  await waitFor(() => expect(shown()).toHaveTextContent('failed'));
  backend.recovers();
  await user.click(screen.getByRole('button', { name: 'again' }));
  await waitFor(() => expect(shown()).toHaveTextContent('some'));
});

it('a list that was read stands for who reads it next, without another request', async () => {
  const { router } = openSignedIn({
    routes: [
      { path: '/', element: <Farms needed /> },
      { path: '/next', element: <Farms key="next" needed /> },
      { path: '/none', element: null },
    ],
    at: '/',
  });
  await waitFor(() => expect(shown()).toHaveTextContent('some'));
  await act(() => router.navigate('/none'));
  await act(() => router.navigate('/next'));
  expect(shown()).toHaveTextContent('some');
  expect(callsTo('/Farm/GetFarmsForSelect')).toHaveLength(1);
});

it.each([
  [{ key: 2, value: 'Por área' }, '[{"id":2,"name":"Por área"}]'],
  [null, '[]'],
])('the way of sharing costs is one option at most: %o', async (answer, options) => {
  backend.answers(MODES, answer);
  open(<Modes />);
  await waitFor(() => expect(shown()).toHaveTextContent(options));
});

it('a refusal of the farms is the page’s, unless the list stands for itself', async () => {
  open(<output>x</output>);
  const contained: boolean[] = [];
  configureHttp({
    bearer: () => 'x',
    antiForgery: () => null,
    onError: (_, call) => void contained.push(call.contained),
  });
  backend.refuses('listFarms', {}, { status: 403 });
  const { signal } = new AbortController();
  await expect(farmsWithFields(signal, true)).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(farmsWithFields(signal)).rejects.toMatchObject({ kind: 'forbidden' });
  expect(contained).toEqual([true, false]);
});
