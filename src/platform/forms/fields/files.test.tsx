import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FileField } from '@/platform/forms/fields/FileField';
import { ImageField } from '@/platform/forms/fields/ImageField';
import type { AttachedFile, Upload } from '@/platform/forms/files/attachedFile';
import { renderFields } from '@/platform/forms/testing/renderForm';
import { type LogSink, setLogSink } from '@/platform/log/log';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const pdf = (name: string) => new File([`%PDF-1.7 ${name}`], name);
const png = (name: string, size = 100) =>
  new File([new Uint8Array([...PNG, ...Array<number>(size)])], name, { type: 'image/png' });
const chooser = (label: string) => screen.getByLabelText(label, { selector: 'input' });
const names = (value: unknown) => (value as AttachedFile[]).map((file) => file.name);

describe('files', () => {
  it('are chosen, listed and taken out', async () => {
    const view = await renderFields(<FileField name="files" label="Anexos" accept={['pdf']} max={3} />, {
      files: [],
    });
    await view.user.upload(chooser('Anexos'), [pdf('nota.pdf'), pdf('laudo.pdf')]);
    expect(await screen.findByText('nota.pdf')).toBeVisible();
    expect(names(view.value('files'))).toEqual(['nota.pdf', 'laudo.pdf']);
    await view.user.click(screen.getByRole('button', { name: 'Excluir nota.pdf' }));
    expect(names(view.value('files'))).toEqual(['laudo.pdf']);
  });

  it('are taken when dropped', async () => {
    const view = await renderFields(<FileField name="files" label="Anexos" accept={['pdf']} />, {
      files: [],
    });
    fireEvent.drop(screen.getByText(/ou arraste para cá/), { dataTransfer: { files: [pdf('nota.pdf')] } });
    await waitFor(() => expect(names(view.value('files'))).toEqual(['nota.pdf']));
  });

  it('are refused with a sentence that names each and says why', async () => {
    const view = await renderFields(<FileField name="files" label="Anexos" accept={['pdf']} max={2} />, {
      files: [{ id: 7, name: 'antigo.pdf', size: 10 }],
    });
    const files = [png('foto.pdf'), new File([], 'vazio.pdf'), pdf('um.pdf'), pdf('dois.pdf')];
    await view.user.upload(chooser('Anexos'), files);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('foto.pdf não é de um tipo aceito (PDF).');
    expect(alert).toHaveTextContent('vazio.pdf está vazio.');
    expect(alert).toHaveTextContent('dois.pdf não coube');
    expect(names(view.value('files'))).toEqual(['antigo.pdf', 'um.pdf']);
  });

  it('are sent at once with their progress, and again after a failure', async () => {
    setLogSink(vi.fn<LogSink>());
    let fail: ((reason: Error) => void) | undefined;
    const upload = vi.fn<Upload>((_, onProgress) => {
      onProgress(0.4);
      return new Promise((_resolve, reject) => (fail = reject));
    });
    const view = await renderFields(
      <FileField name="files" label="Anexos" accept={['pdf']} upload={upload} />,
      { files: [] },
    );
    await view.user.upload(chooser('Anexos'), pdf('nota.pdf'));
    expect(await screen.findByRole('progressbar', { name: 'Enviando nota.pdf' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    act(() => fail?.(new Error('offline')));
    expect(await screen.findByText('Não foi enviado.')).toBeVisible();
    upload.mockResolvedValue({ id: 12 });
    await view.user.click(screen.getByRole('button', { name: 'Enviar nota.pdf de novo' }));
    await waitFor(() => expect(view.value('files')).toMatchObject([{ id: 12, name: 'nota.pdf' }]));
  });

  it('stop being sent when they are taken out or the form closes', async () => {
    const signals: AbortSignal[] = [];
    const upload: Upload = (_file, _progress, signal) => {
      signals.push(signal);
      return new Promise(() => undefined);
    };
    const view = await renderFields(
      <FileField name="files" label="Anexos" accept={['pdf']} max={2} upload={upload} />,
      { files: [] },
    );
    await view.user.upload(chooser('Anexos'), [pdf('a.pdf'), pdf('b.pdf')]);
    await view.user.click(await screen.findByRole('button', { name: 'Excluir a.pdf' }));
    expect(signals.map((signal) => signal.aborted)).toEqual([true, false]);
    view.unmount();
    expect(signals.map((signal) => signal.aborted)).toEqual([true, true]);
  });
});

describe('image', () => {
  it('is looked at, changed and removed', async () => {
    const view = await renderFields(<ImageField name="photo" label="Foto" />, { photo: '/foto.png' });
    expect(screen.getByRole('img', { name: 'Foto' })).toHaveAttribute('src', '/foto.png');
    await view.user.upload(chooser('Foto'), png('nova.png'));
    await waitFor(() => expect(view.value('photo')).toBeInstanceOf(File));
    expect(screen.getByRole('img', { name: 'Foto' }).getAttribute('src')).toMatch(/^blob:/);
    await view.user.click(screen.getByRole('button', { name: 'Remover' }));
    expect(view.value('photo')).toBeNull();
  });

  it('is taken when dropped, the first of several', async () => {
    const view = await renderFields(<ImageField name="photo" label="Foto" />, { photo: null });
    const files = [png('uma.png'), png('outra.png')];
    fireEvent.drop(screen.getByRole('group', { name: 'Foto' }), { dataTransfer: { files } });
    await waitFor(() => expect(view.value('photo')).toMatchObject({ name: 'uma.png' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is at most 1 MB', async () => {
    const view = await renderFields(<ImageField name="photo" label="Foto" />, { photo: null });
    await view.user.upload(chooser('Foto'), png('grande.png', 1_500_000));
    expect(await screen.findByRole('alert')).toHaveTextContent('grande.png tem 1,4 MB; o máximo é 1 MB.');
    expect(view.value('photo')).toBeNull();
  });
});
