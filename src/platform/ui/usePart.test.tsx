import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { setLogSink } from '@/platform/log/log';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { usePart } from './usePart';

const Dialog = ({ name }: { name: string }) => <p>{name}</p>;
const load = vi.fn<() => Promise<typeof Dialog>>();
const failed = vi.fn<() => void>();

function Page({ wanted }: { wanted: boolean }) {
  const Part = usePart(wanted, load, failed);
  return Part && <Part name="Avisos" />;
}

afterEach(() => {
  load.mockReset();
  failed.mockReset();
});

it('loads nothing until it is wanted, and once only', async () => {
  load.mockResolvedValue(Dialog);
  const { rerender } = renderUi(<Page wanted={false} />);
  expect(load).not.toHaveBeenCalled();
  rerender(<Page wanted />);
  expect(await screen.findByText('Avisos')).toBeVisible();
  rerender(<Page wanted={false} />);
  expect(screen.queryByText('Avisos')).toBeNull();
  rerender(<Page wanted />);
  expect(screen.getByText('Avisos')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

it('says that it did not come, and asks again the next time', async () => {
  setLogSink(() => undefined);
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Dialog);
  const { rerender } = renderUi(<Page wanted />);
  await waitFor(() => expect(failed).toHaveBeenCalledOnce());
  rerender(<Page wanted={false} />);
  rerender(<Page wanted />);
  expect(await screen.findByText('Avisos')).toBeVisible();
});
