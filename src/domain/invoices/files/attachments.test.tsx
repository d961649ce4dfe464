import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { DEFAULT_PREFERENCES } from '@/platform/preferences/preferences';
import { createAppStore } from '@/platform/store/store';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';
import { parseXml } from '@/platform/format/xml/parseXml';
import { sampleNfe } from '@/domain/fiscal/testing/sampleXmls';
import { AttachmentPane } from './AttachmentPane';
import { type BlobShelf, createBlobShelf } from './blobShelf';
import { readableInvoice } from './readableInvoice';

beforeAll(() => startI18n('pt-BR', ['ui', 'viewer', 'fiscal']));

const blobOf = (text: string) => new Blob([text], { type: 'text/plain' });

describe('the bytes of attachments', () => {
  it('are fetched once each, quietly, and again where that failed', async () => {
    const getBytes = vi
      .fn<(id: number, options: { silent: true }) => Promise<Blob>>()
      .mockRejectedValueOnce(new Error('x'))
      .mockImplementation((id) => Promise.resolve(blobOf(String(id))));
    const first = blobOf('first');
    const shelf = createBlobShelf(getBytes, { id: 1, blob: first });
    expect(await shelf.get(1)).toBe(first);
    expect(getBytes).not.toHaveBeenCalled();
    await expect(shelf.get(2)).rejects.toThrow('x');
    const again = await shelf.get(2);
    expect(await shelf.get(2)).toBe(again);
    expect(getBytes.mock.calls).toEqual([
      [2, { silent: true }],
      [2, { silent: true }],
    ]);
  });
});

describe('the files of a document', () => {
  const words = { label: 'Anexos', none: 'Sem anexo', noneText: 'Nada foi enviado.', failed: 'Não abriu' };
  const file = (id: number) => ({ id, fileName: `nota-${id}.txt`, contentType: 'text/plain' });
  function Pane({ ids, shelf }: { readonly ids: readonly number[]; readonly shelf: BlobShelf }) {
    const [chosen, setChosen] = useState(0);
    return (
      <AttachmentPane
        attachments={ids.map(file)}
        chosen={chosen}
        onChoose={setChosen}
        shelf={shelf}
        words={words}
      />
    );
  }
  const show = (ids: readonly number[], shelf: BlobShelf) =>
    render(
      <Provider store={createAppStore({ isReset: () => false, keep: [] }, [])}>
        <AppThemeProvider preferences={DEFAULT_PREFERENCES}>
          <Pane ids={ids} shelf={shelf} />
        </AppThemeProvider>
      </Provider>,
    );

  it('are none, which is said', () => {
    show([], { get: () => Promise.reject(new Error('x')) });
    expect(screen.getByText('Nada foi enviado.')).toBeInTheDocument();
  });

  it('have tabs where there are several', async () => {
    const get = vi.fn((id: number) => Promise.resolve(blobOf(`conteúdo ${id}`)));
    show([5, 6], { get });
    const user = userEvent.setup();
    expect(screen.getAllByRole('tab')).toHaveLength(2);
    await user.click(screen.getByRole('tab', { name: 'nota-6.txt' }));
    await waitFor(() => expect(get.mock.lastCall).toEqual([6]));
    expect(screen.getByRole('tab', { name: 'nota-6.txt' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.queryByText('Não abriu')).toBeNull();
  });

  it('that cannot be had are asked for again; a single one has no tabs', async () => {
    const get = vi
      .fn<(id: number) => Promise<Blob>>()
      .mockRejectedValueOnce(new Error('x'))
      .mockResolvedValue(blobOf('conteúdo'));
    show([5], { get });
    expect(screen.queryByRole('tab')).toBeNull();
    expect(await screen.findByText('Não abriu')).toBeInTheDocument();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(screen.queryByText('Não abriu')).toBeNull());
    expect(get).toHaveBeenCalledTimes(2);
  });
});

describe('an XML', () => {
  const drawn = (text: string) => {
    const root = parseXml(text);
    const of = () => readableInvoice({ root } as Parameters<typeof readableInvoice>[0]);
    return [of(), of()];
  };
  it('that is an invoice reads as one, however often it is drawn', () => {
    const [first, again] = drawn(sampleNfe()) as { props: { invoice: unknown } }[];
    expect(first?.props.invoice).toMatchObject({ kind: 'nfe', number: '4821' });
    expect(again?.props.invoice).toBe(first?.props.invoice);
  });
  it('of any other kind does not', () => {
    expect(drawn('<a><b/></a>')).toEqual([null, null]);
  });
});
