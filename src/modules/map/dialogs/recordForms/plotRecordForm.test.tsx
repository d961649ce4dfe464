import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { backend } from '../../../../../mocks/faults/backend';
import { openSignedIn } from '@/domain/testing/signedInPage.test.kit';
import { DEFAULT_QUERY } from '@/platform/grid/gridQuery';
import { startMap } from '../../mapPage.test.kit';
import { plots } from '../../registers/plots';
import { RecordForm } from './PlotRecordForm';

startMap();

async function open(id: number) {
  const form = (
    <RecordForm
      id={id}
      copyOf={null}
      readOnlyReason={undefined}
      guardParams={[]}
      onClose={vi.fn()}
      onSaved={vi.fn()}
    />
  );
  const { store } = openSignedIn({ routes: [{ path: '*', element: form }], at: '/x' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(() => store.dispatch(plots.resource.list.refresh(DEFAULT_QUERY)));
}

describe('a plot opened from its register', () => {
  it('is read by itself where the list does not have it', async () => {
    backend.answers('listPlots', []);
    await open(21);
    expect(await screen.findByRole('textbox', { name: /^Nome/ })).toHaveValue('TALHAO 04');
  });

  it('comes with its farm, which stays', async () => {
    await open(21);
    expect(await screen.findByRole('textbox', { name: /^Nome/ })).toHaveValue('TALHAO 04');
    expect(screen.getByRole('textbox', { name: /^Propriedade/ })).toHaveAttribute('readonly');
  });
});
