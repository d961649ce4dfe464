import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startTexts } from '@/platform/forms/testing/renderForm';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';
import { CameraDialog } from './CameraDialog';

const stop = vi.fn();
const camera = vi.fn<(wish: unknown) => Promise<unknown>>();
const named = (name: string) => Object.assign(new Error(name), { name });

beforeEach(async () => {
  await startTexts();
  stop.mockReset();
  camera.mockReset().mockImplementation(() => Promise.resolve({ getTracks: () => [{ stop }, { stop }] }));
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia: camera } });
  Object.defineProperty(HTMLVideoElement.prototype, 'srcObject', {
    configurable: true,
    writable: true,
    value: null,
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: vi.fn() } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    done(new Blob(['x'], { type: type ?? '' })),
  );
});

function show() {
  const onFile = vi.fn<(file: File) => void>();
  const onClose = vi.fn<() => void>();
  const { unmount } = render(
    <AppThemeProvider preferences={{ theme: 'default', mode: 'light', density: 'compact' }}>
      <CameraDialog onFile={onFile} onClose={onClose} />
    </AppThemeProvider>,
  );
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  return { onFile, onClose, unmount, press };
}
const view = () => screen.findByLabelText('Imagem da câmera');
const facing = () =>
  camera.mock.calls.map(
    ([wish]) => (wish as { video: { facingMode: { ideal: string } } }).video.facingMode.ideal,
  );

describe('photographing a document', () => {
  it('shows what the camera sees, takes it, and hands it over', async () => {
    const { onFile, onClose, press, unmount } = show();
    expect(screen.getByRole('status')).toHaveTextContent('Aguardando a permissão da câmera…');
    const video = await view();
    expect(screen.getByRole('status')).toHaveTextContent('Enquadre o documento inteiro');
    // Nothing to take before there is a picture.
    expect(screen.getByRole('button', { name: /Fotografar/ })).toBeDisabled();
    fireEvent.loadedData(video);
    await press('Fotografar');
    expect(await screen.findByRole('img', { name: 'Foto tirada' })).toBeVisible();
    expect(onFile).not.toHaveBeenCalled();
    await press('Usar foto');
    const [file] = onFile.mock.calls[0] ?? [];
    expect(file?.name).toMatch(/^foto-\d{4}-\d\d-\d\d-\d{6}\.jpg$/);
    expect(file?.type).toBe('image/jpeg');
    expect(onClose).toHaveBeenCalledOnce();
    unmount();
    expect(stop).toHaveBeenCalledTimes(2);
  });

  it('is done again, when the picture is not good', async () => {
    const { onFile, press } = show();
    fireEvent.loadedData(await view());
    await press('Fotografar');
    await press('Fotografar de novo');
    await view();
    expect(screen.queryByRole('img', { name: 'Foto tirada' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Fotografar/ })).toBeDisabled();
    expect(onFile).not.toHaveBeenCalled();
  });

  it('looks away from who holds the telephone, or at them', async () => {
    const { press } = show();
    await view();
    await press('Trocar câmera');
    await view();
    await press('Trocar câmera');
    await view();
    expect(facing()).toEqual(['environment', 'user', 'environment']);
    // The camera before is let go of.
    expect(stop).toHaveBeenCalledTimes(4);
  });

  it.each([
    ['NotAllowedError', 'O navegador não permitiu usar a câmera.'],
    ['SecurityError', 'O navegador não permitiu usar a câmera.'],
    ['NotFoundError', 'Nenhuma câmera foi encontrada.'],
    ['OverconstrainedError', 'Nenhuma câmera foi encontrada.'],
    ['NotReadableError', 'câmera'],
  ])('says why there is no picture (%s), and tries again', async (name, words) => {
    camera.mockRejectedValueOnce(named(name));
    const { press } = show();
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.queryByRole('button', { name: 'Trocar câmera' })).not.toBeInTheDocument();
    await press('Tentar novamente');
    expect(await view()).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('offers no second try to a browser that has no camera', async () => {
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined });
    show();
    expect(await screen.findByRole('alert')).toHaveTextContent('Este navegador não usa a câmera.');
    expect(screen.queryByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument();
  });

  it('lets go of a camera that comes after the dialog was closed', async () => {
    let open: (stream: unknown) => void = () => undefined;
    camera.mockReturnValueOnce(new Promise((done) => (open = done)));
    const { unmount } = show();
    unmount();
    open({ getTracks: () => [{ stop }] });
    await vi.waitFor(() => expect(stop).toHaveBeenCalledOnce());
  });
});
