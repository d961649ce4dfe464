import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import viewer from '@locales/pt-BR/viewer.json';
import { downloadFile } from '@/platform/export/downloadFile';
import { printElement, printPictures, printText } from '@/platform/export/printPages';
import { parseXml } from '@/platform/format/xml/parseXml';
import { setLogSink } from '@/platform/log/log';
import { toast } from '@/platform/ui/toast';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { AudioPane } from './audio/AudioPane';
import { ImagePane } from './image/ImagePane';
import { ProblemNote } from './parts/ProblemNote';
import { ZoomTools } from './parts/ZoomTools';
import { XmlPane } from './xml/XmlPane';

vi.mock('@/platform/export/downloadFile', () => ({ downloadFile: vi.fn(), downloadFrom: vi.fn() }));
vi.mock('@/platform/export/printPages', () => ({
  printPictures: vi.fn(),
  printElement: vi.fn(),
  printText: vi.fn(),
}));
vi.mock('@/platform/ui/toast', () => ({ toast: vi.fn() }));

const button = (name: string) => screen.getByRole('button', { name });
const blob = new Blob(['bytes'], { type: 'text/html' });

beforeAll(() => void i18next.addResourceBundle('pt-BR', 'viewer', viewer));
beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(printPictures).mockResolvedValue();
  setLogSink(vi.fn());
});

describe('a picture on the page', () => {
  const open = async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:foto');
    const gone = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    const { unmount } = renderUi(<ImagePane name="foto.png" blob={blob} />);
    const stage = await screen.findByRole('group', { name: 'Imagem' });
    return { stage, gone, unmount };
  };

  it('is zoomed by keys; those of the browser are left alone', async () => {
    const { stage, gone, unmount } = await open();
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey'])
      expect(fireEvent.keyDown(stage, { key: '+', [modifier]: true })).toBe(true);
    expect(fireEvent.keyDown(stage, { key: 'x' })).toBe(true);
    expect(screen.getByText('100%')).toBeVisible();
    expect(fireEvent.keyDown(stage, { key: '+' })).toBe(false);
    expect(screen.getByText('125%')).toBeVisible();
    unmount();
    expect(gone).toHaveBeenCalledExactlyOnceWith('blob:foto');
  });

  it('is shown over the whole screen on request, alone, until it is closed', async () => {
    await open();
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(button('Tela cheia'));
    const whole = within(screen.getByRole('dialog', { name: 'foto.png' }));
    expect(whole.getByAltText('foto.png')).toHaveAttribute('src', 'blob:foto');
    expect(whole.queryByRole('button', { name: 'Próxima imagem' })).toBeNull();
    await userEvent.click(whole.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is printed, and says where that fails', async () => {
    await open();
    await userEvent.click(button('Imprimir'));
    expect(printPictures).toHaveBeenCalledExactlyOnceWith('foto.png', [blob]);
    expect(toast).not.toHaveBeenCalled();
    vi.mocked(printPictures).mockRejectedValue(new Error('frame'));
    await userEvent.click(button('Imprimir'));
    expect(toast).toHaveBeenCalledWith({ tone: 'danger', text: viewer.file.notPrinted });
  });
});

describe('the tools for zooming', () => {
  const show = (zoom: number) => {
    const onZoom = vi.fn<(factor: number) => void>();
    renderUi(<ZoomTools zoom={zoom} least={1} most={8} onZoom={onZoom} onFit={vi.fn()} onTurn={vi.fn()} />);
    const [nearer, further] = [button('Aproximar (+)'), button('Afastar (−)')];
    return { onZoom, nearer, further, refused: (one: HTMLElement) => one.getAttribute('aria-disabled') };
  };

  it('go one step nearer or further', async () => {
    const { onZoom, nearer, further, refused } = show(2);
    expect([refused(nearer), refused(further)]).toEqual([null, null]);
    expect(screen.getByText('200%')).toBeVisible();
    await userEvent.click(nearer);
    await userEvent.click(further);
    expect(onZoom.mock.calls).toEqual([[1.25], [0.8]]);
  });

  it.each([
    [1, null, 'true'],
    [8, 'true', null],
  ])('end at %i', (zoom, isNearest, isFurthest) => {
    const { nearer, further, refused } = show(zoom);
    expect([refused(nearer), refused(further)]).toEqual([isNearest, isFurthest]);
  });
});

describe('a sound on the page', () => {
  it('is played, or downloaded where this browser cannot', () => {
    let audio = new EventTarget();
    class FakeAudio extends EventTarget {
      pause = () => undefined;
      hasAttribute = () => true;
      removeAttribute = () => undefined;
    }
    vi.stubGlobal('Audio', function makeAudio() {
      audio = new FakeAudio();
      return audio;
    });
    renderUi(<AudioPane file={{ name: 'fala.ogg', blob }} blob={blob} />);
    expect(screen.getByRole('group', { name: 'Áudio fala.ogg' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => void audio.dispatchEvent(new Event('error')));
    expect(screen.getByRole('alert')).toHaveTextContent(viewer.problem.audio);
    expect(screen.queryByRole('group', { name: 'Áudio fala.ogg' })).toBeNull();
  });
});

describe('a file that is not shown', () => {
  const note = (file: Blob, onRetry?: () => void) =>
    renderUi(
      <ProblemNote problem={{ reason: 'html' }} file={{ name: 'a.html', blob: file }} onRetry={onRetry} />,
    );

  it('is downloaded whole, as bytes that no click opens', async () => {
    note(blob);
    await userEvent.click(button('Baixar arquivo'));
    const [bytes, name] = vi.mocked(downloadFile).mock.calls[0] ?? [];
    expect([bytes?.type, name]).toEqual(['application/octet-stream', 'a.html']);
    expect(await bytes?.text()).toBe('bytes');
  });

  it('offers no download of nothing, nor where another try may help', async () => {
    const { unmount } = note(new Blob([]));
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    const onRetry = vi.fn<() => void>();
    note(blob, onRetry);
    await userEvent.click(button('Tentar novamente'));
    expect(onRetry).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Baixar arquivo' })).toBeNull();
  });
});

describe('an XML', () => {
  const text = '<nota><item>soja</item><item>milho</item><item>soja</item><item>soja</item></nota>';
  const open = (readable?: () => string | null) => {
    const root = parseXml(text);
    renderUi(<XmlPane name="nota.xml" blob={blob} text={text} root={root} readable={readable} />);
  };
  const hit = () => screen.getAllByRole('status')[0]?.textContent;
  const look = async (words: string) => {
    const box = screen.getByRole('searchbox', { name: 'Buscar no XML' });
    await userEvent.type(box, words);
    await screen.findByRole('button', { name: viewer.xml.nextHit });
    return box;
  };

  it('goes from hit to hit by Enter and back by Shift with Enter', async () => {
    open();
    const box = await look('soja');
    expect(hit()).toBe('1 de 3');
    expect(fireEvent.keyDown(box, { key: 'Enter' })).toBe(false);
    expect(hit()).toBe('2 de 3');
    fireEvent.keyDown(box, { key: 'Enter', shiftKey: true });
    expect(hit()).toBe('1 de 3');
    fireEvent.keyDown(box, { key: 'a' });
    expect(hit()).toBe('1 de 3');
  });

  it('goes from hit to hit by its buttons', async () => {
    open();
    await look('soja');
    await userEvent.click(button(viewer.xml.nextHit));
    await userEvent.click(button(viewer.xml.nextHit));
    expect(hit()).toBe('3 de 3');
    await userEvent.click(button(viewer.xml.previousHit));
    expect(hit()).toBe('2 de 3');
  });

  it('says that nothing is found, and leads nowhere then', async () => {
    open();
    const box = await look('trigo');
    expect(hit()).toBe(viewer.xml.noHits);
    expect(button(viewer.xml.nextHit)).toHaveAttribute('aria-disabled', 'true');
    expect(button(viewer.xml.previousHit)).toHaveAttribute('aria-disabled', 'true');
    expect(fireEvent.keyDown(box, { key: 'Enter' })).toBe(true);
  });

  it('tells the first hit while another line is chosen', async () => {
    open();
    await look('soja');
    await userEvent.click(screen.getAllByRole('treeitem')[0] as HTMLElement);
    expect(hit()).toBe('1 de 3');
  });

  it('is printed as it is read: in words, else as its text', async () => {
    open(() => 'Nota legível');
    await userEvent.click(button('Imprimir'));
    expect(vi.mocked(printElement).mock.calls[0]?.[1].textContent).toBe('Nota legível');
    expect(printText).not.toHaveBeenCalled();
    await userEvent.click(button('XML'));
    await userEvent.click(button('Imprimir'));
    expect(printText).toHaveBeenCalledExactlyOnceWith('nota.xml', text);
    expect(printElement).toHaveBeenCalledOnce();
  });

  it('of an unknown layout is printed as its text', async () => {
    open(() => null);
    expect(screen.queryByRole('button', { name: 'Leitura' })).toBeNull();
    await userEvent.click(button('Imprimir'));
    expect(printText).toHaveBeenCalledOnce();
  });
});
