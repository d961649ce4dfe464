import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import viewer from '@locales/pt-BR/viewer.json';
import { downloadFrom } from '@/platform/export/downloadFile';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { FITTED } from '@/platform/viewer/panZoom';
import type { usePanZoom } from '@/platform/viewer/usePanZoom';
import { ImageStage } from './ImageStage';
import { ImageToolbar } from './ImageToolbar';

vi.mock('@/platform/export/downloadFile', () => ({ downloadFrom: vi.fn() }));
beforeAll(() => void i18next.addResourceBundle('pt-BR', 'viewer', viewer));

const IMAGE = { id: 1, src: '/a.jpg', name: 'a.jpg' };
const button = (name: string) => screen.getByRole('button', { name });
const refused = (name: string) => button(name).getAttribute('aria-disabled') === 'true';

describe('the tools of an image', () => {
  const show = (more: Partial<Parameters<typeof ImageToolbar>[0]> = {}) => {
    const [onZoom, onGo] = [vi.fn<(factor: number) => void>(), vi.fn<(step: number) => void>()];
    renderUi(
      <ImageToolbar
        image={IMAGE}
        titleId="t"
        index={1}
        count={3}
        view={FITTED}
        onZoom={onZoom}
        onGo={onGo}
        onTurn={vi.fn()}
        onReset={vi.fn()}
        onClose={vi.fn()}
        onDownload={undefined}
        {...more}
      />,
    );
    return { onZoom, onGo };
  };

  it('go to the image before and after', async () => {
    const { onGo } = show();
    expect(screen.getByRole('status')).toHaveTextContent('2 de 3');
    await userEvent.click(button('Próxima imagem'));
    await userEvent.click(button('Imagem anterior'));
    expect(onGo.mock.calls).toEqual([[1], [-1]]);
  });

  it.each([
    [0, true, false],
    [1, false, false],
    [2, false, true],
  ])('end at the first and the last image (%i)', (index, isFirst, isLast) => {
    show({ index });
    expect([refused('Imagem anterior'), refused('Próxima imagem')]).toEqual([isFirst, isLast]);
  });

  it('go nowhere from the only one', () => {
    show({ index: 0, count: 1 });
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Próxima imagem' })).toBeNull();
  });

  it.each([
    [1, true, false],
    [2, false, false],
    [8, false, true],
  ])('zoom step by step between fitted and largest (%i)', async (scale, isLeast, isMost) => {
    const { onZoom } = show({ view: { ...FITTED, scale } });
    expect([refused('Afastar (−)'), refused('Aproximar (+)')]).toEqual([isLeast, isMost]);
    expect(screen.getByText(`${scale}00%`)).toBeInTheDocument();
    if (isLeast || isMost) return;
    await userEvent.click(button('Afastar (−)'));
    await userEvent.click(button('Aproximar (+)'));
    expect(onZoom.mock.calls).toEqual([[0.8], [1.25]]);
  });

  it('download the image from its address, or as its page wants it', async () => {
    const onDownload = vi.fn();
    show();
    await userEvent.click(button('Baixar imagem'));
    expect(downloadFrom).toHaveBeenCalledExactlyOnceWith('/a.jpg', 'a.jpg');
    show({ onDownload });
    await userEvent.click(screen.getAllByRole('button', { name: 'Baixar imagem' })[1] as HTMLElement);
    expect(onDownload).toHaveBeenCalledExactlyOnceWith(IMAGE);
  });
});

describe('the stage of an image', () => {
  const show = (scale = 1, image: Parameters<typeof ImageStage>[0]['image'] = IMAGE) => {
    const stage = { clientWidth: 300, clientHeight: 400 } as HTMLElement;
    const panZoom = { view: { ...FITTED, scale, turns: 1 }, stage, stageRef: vi.fn(), handlers: {} };
    renderUi(<ImageStage image={image} panZoom={panZoom as unknown as ReturnType<typeof usePanZoom>} />);
    return screen.getByRole('group', { name: 'Imagem' });
  };
  const picture = () => screen.getByAltText<HTMLImageElement>(/.+/);

  it('is reached by the keyboard, and can be dragged once it is larger than its room', () => {
    const fitted = show();
    expect(fitted.tabIndex).toBe(0);
    expect(fitted).not.toHaveClass('movable');
    expect(picture()).toHaveAttribute('draggable', 'false');
  });

  it('can be dragged while it is zoomed', () => {
    expect(show(1.25)).toHaveClass('movable');
  });

  it('shows the image once it is there, fitted to its room', () => {
    show();
    expect(picture().style.visibility).toBe('hidden');
    expect(screen.getByRole('status')).toBeInTheDocument();
    Object.defineProperties(picture(), { naturalWidth: { value: 600 }, naturalHeight: { value: 400 } });
    fireEvent.load(picture());
    expect(picture().style.visibility).toBe('visible');
    expect(screen.queryByRole('status')).toBeNull();
    // Upright it is half as large as it is; on its side 600 px have the height of 400.
    expect(picture().style.transform).toBe(`translate(0px, 0px) rotate(90deg) scale(${2 / 3 / 0.5})`);
  });

  it('says what is to be seen, else the name', () => {
    show(1, { ...IMAGE, alt: 'Talhão visto de cima' });
    expect(picture().alt).toBe('Talhão visto de cima');
  });

  it('offers another try, as often as wanted', async () => {
    show();
    for (let turn = 0; turn < 2; turn += 1) {
      const before = picture();
      fireEvent.error(before);
      expect(screen.getByText('Não foi possível abrir a imagem')).toBeVisible();
      await userEvent.click(button('Tentar novamente'));
      expect(picture()).not.toBe(before);
      expect(screen.queryByText('Não foi possível abrir a imagem')).toBeNull();
    }
  });
});
