import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isSaving } from '@/platform/forms/leaveGuard';
import { startTexts, Themed } from '@/platform/forms/testing/renderForm';
import { setLogSink } from '@/platform/log/log';
import { ImageCropDialog } from './ImageCropDialog';
import { ImageCropper } from './ImageCropper';
import { paintPicture, type PictureArea } from './paintPicture';

interface FrameProps {
  readonly image: string;
  readonly zoom: number;
  readonly maxZoom: number;
  readonly aspect: number;
  readonly cropShape: string;
  readonly showGrid: boolean;
  readonly onZoomChange: (zoom: number) => void;
  readonly onCropComplete: (percent: object, area: PictureArea) => void;
}
const frame = vi.hoisted(() => ({ props: null as unknown }));
// The library measures what it draws, which this environment does not.
vi.mock('react-easy-crop', () => ({
  default: (props: unknown) => {
    frame.props = props;
    return <div role="group" aria-label="moldura" />;
  },
}));
const library = () => frame.props as FrameProps;

const AREA = { x: 10, y: 20, width: 400, height: 200 };
const file = new File(['x'], 'foto.png', { type: 'image/png' });
const context = { fillStyle: '', imageSmoothingQuality: '', fillRect: vi.fn(), drawImage: vi.fn() };
const close = vi.fn<() => void>();
const open = vi.fn<() => Promise<unknown>>();
const gone = vi.fn<(url: string) => void>();
const paints = (can: boolean) =>
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue((can ? context : null) as never);
const writes = (can: boolean) =>
  vi
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done, type) => done(can ? new Blob(['cut'], { type: type ?? '' }) : null));

beforeEach(async () => {
  await startTexts();
  setLogSink(vi.fn());
  for (const mock of [context.fillRect, context.drawImage, close, gone]) mock.mockReset();
  open.mockReset().mockImplementation(() => Promise.resolve({ width: 800, height: 600, close }));
  vi.stubGlobal('createImageBitmap', open);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:foto');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(gone);
  paints(true);
  writes(true);
});

describe('painting a part of a picture', () => {
  const picture = { close } as unknown as ImageBitmap;
  const size = { width: 100, height: 50 };

  it('fills the whole of the new one, white under what was transparent', async () => {
    const blob = await paintPicture(picture, AREA, size, 0.9);
    expect(blob.type).toBe('image/jpeg');
    expect(context.fillStyle).toBe('white');
    expect(context.fillRect).toHaveBeenCalledExactlyOnceWith(0, 0, 100, 50);
    expect(context.drawImage).toHaveBeenCalledExactlyOnceWith(picture, 10, 20, 400, 200, 0, 0, 100, 50);
  });

  it('fails where the browser does not paint or write', async () => {
    writes(false);
    await expect(paintPicture(picture, AREA, size, 0.9)).rejects.toThrow('could not be written');
    paints(false);
    await expect(paintPicture(picture, AREA, size, 0.9)).rejects.toThrow('paints no pictures');
  });
});

describe('choosing a part of a picture', () => {
  const show = (more = {}) => {
    const onArea = vi.fn<(area: PictureArea) => void>();
    const view = render(
      <Themed>
        <ImageCropper file={file} onArea={onArea} {...more} />
      </Themed>,
    );
    return { onArea, ...view };
  };
  const shown = () => screen.findByRole('group', { name: 'moldura' });

  it('is done by a square frame with a grid, as far as four times nearer', async () => {
    const { onArea, unmount } = show();
    await shown();
    expect(close).toHaveBeenCalledOnce();
    expect(library()).toMatchObject({ image: 'blob:foto', aspect: 1, cropShape: 'rect', showGrid: true });
    expect([library().zoom, library().maxZoom]).toEqual([1, 4]);
    library().onCropComplete({}, AREA);
    expect(onArea).toHaveBeenCalledExactlyOnceWith(AREA);
    unmount();
    expect(gone).toHaveBeenCalledExactlyOnceWith('blob:foto');
  });

  it('is done by a round frame for people', async () => {
    show({ round: true, aspect: 1.5 });
    await shown();
    expect(library()).toMatchObject({ aspect: 1.5, cropShape: 'round', showGrid: false });
  });

  it('is done by the slider too, which says how near it is', async () => {
    show();
    await shown();
    const slider = screen.getByRole('slider', { name: 'Aproximar' });
    expect(slider).toHaveAttribute('aria-valuetext', '100%');
    expect([slider.getAttribute('min'), slider.getAttribute('max')]).toEqual(['1', '4']);
    expect(slider).toHaveAttribute('step', '0.05');
    fireEvent.change(slider, { target: { value: '1.5' } });
    expect(library().zoom).toBe(1.5);
    expect(slider).toHaveAttribute('aria-valuetext', '150%');
    act(() => library().onZoomChange(2));
    expect(slider).toHaveAttribute('aria-valuetext', '200%');
  });

  it('is not possible in a picture that does not open', async () => {
    open.mockRejectedValue(new Error('no picture'));
    show();
    expect(await screen.findByText('Esta imagem não pôde ser aberta')).toBeVisible();
    expect(screen.queryByRole('slider')).toBeNull();
  });

  it('leaves nothing behind when it is left while the picture opens', async () => {
    let arrive: (picture: object) => void = () => undefined;
    open.mockReturnValue(new Promise((done) => (arrive = done)));
    const { unmount } = show();
    expect(screen.queryByRole('group', { name: 'moldura' })).toBeNull();
    unmount();
    await act(async () => arrive({ close }));
    expect(close).toHaveBeenCalledOnce();
    expect(URL.createObjectURL).not.toHaveBeenCalled();
    expect(gone).not.toHaveBeenCalled();
  });
});

describe('the dialog that cuts a picture', () => {
  const show = (onSave: (cut: File) => Promise<unknown>) => {
    const onClose = vi.fn<() => void>();
    render(
      <Themed>
        <ImageCropDialog
          file={file}
          title="Foto"
          saveLabel="Usar"
          maxSide={200}
          onSave={onSave}
          onClose={onClose}
        />
      </Themed>,
    );
    return { onClose };
  };
  const button = (name: string) => screen.getByRole('button', { name });
  const choose = async () => {
    await screen.findByRole('group', { name: 'moldura' });
    act(() => library().onCropComplete({}, AREA));
  };

  it('cannot be confirmed before the picture is there', async () => {
    const onSave = vi.fn<(cut: File) => Promise<unknown>>();
    show(onSave);
    await screen.findByRole('group', { name: 'moldura' });
    expect(button('Usar')).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(button('Usar'));
    act(() => library().onCropComplete({}, AREA));
    await waitFor(() => expect(button('Usar')).not.toHaveAttribute('aria-disabled'));
    expect(onSave).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps what was cut out, no larger than wanted, and cannot be left meanwhile', async () => {
    let finish: () => void = () => undefined;
    const onSave = vi.fn<(cut: File) => Promise<void>>(() => new Promise((done) => (finish = done)));
    const { onClose } = show(onSave);
    await choose();
    const save = button('Usar');
    // A double click, faster than the button is drawn anew.
    act(() => {
      save.click();
      save.click();
    });
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    expect(isSaving()).toBe(true);
    const [cut] = onSave.mock.calls[0] ?? [];
    expect([cut?.name, cut?.type]).toEqual(['foto.jpg', 'image/jpeg']);
    expect(context.drawImage.mock.calls[0]?.slice(1)).toEqual([10, 20, 400, 200, 0, 0, 200, 100]);
    expect(button('Cancelar')).toBeDisabled();
    expect(save).toBeDisabled();
    fireEvent.click(button('Fechar'));
    expect(onClose).not.toHaveBeenCalled();
    await act(async () => finish());
    expect(onSave).toHaveBeenCalledOnce();
    expect(isSaving()).toBe(false);
  });

  it('says why it was not kept, and tries again', async () => {
    const onSave = vi
      .fn<(cut: File) => Promise<unknown>>()
      .mockRejectedValueOnce({ kind: 'offline' })
      .mockRejectedValueOnce({ kind: 'validation', status: 400, fields: {}, message: 'Foto repetida.' })
      .mockReturnValueOnce(new Promise(() => undefined));
    const { onClose } = show(onSave);
    await choose();
    await userEvent.click(button('Usar'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Sem conexão com o servidor.');
    expect(screen.getByRole('status')).toHaveTextContent('Alterações não salvas');
    expect(button('Cancelar')).toBeEnabled();
    await userEvent.click(button('Usar'));
    expect(await screen.findByText('Foto repetida.')).toBeVisible();
    await userEvent.click(button('Cancelar'));
    expect(onClose).toHaveBeenCalledOnce();
    await userEvent.click(button('Usar'));
    expect(onSave).toHaveBeenCalledTimes(3);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
