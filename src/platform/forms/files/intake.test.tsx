import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startTexts } from '@/platform/forms/testing/renderForm';
import { setLogSink } from '@/platform/log/log';
import type { AttachedFile, Upload } from './attachedFile';
import { cleanPicture } from './cleanPicture';
import { checkFile } from './checkFile';
import { readKind } from './fileKinds';
import { reducePicture } from './reducePicture';
import { useAcceptedWords } from './useAcceptedWords';
import { useFileIntake } from './useFileIntake';
import { useUploads } from './useUploads';

vi.mock('./cleanPicture', async (original) => ({
  ...(await original<typeof import('./cleanPicture')>()),
  cleanPicture: vi.fn(),
}));
vi.mock('./checkFile', async (original) => ({
  ...(await original<typeof import('./checkFile')>()),
  checkFile: vi.fn(),
}));
vi.mock('./fileKinds', async (original) => ({
  ...(await original<typeof import('./fileKinds')>()),
  readKind: vi.fn(),
}));
vi.mock('./reducePicture', () => ({ reducePicture: vi.fn() }));

const file = (name: string) => new File([name], name);

beforeEach(async () => {
  await startTexts();
  setLogSink(vi.fn());
  vi.mocked(checkFile).mockReset().mockResolvedValue(null);
  vi.mocked(readKind).mockReset().mockResolvedValue('pdf');
  vi.mocked(cleanPicture).mockReset();
  vi.mocked(reducePicture).mockReset();
});

describe('files that are let in', () => {
  const start = (more: Partial<Parameters<typeof useFileIntake>[0]> = {}) => {
    const onFiles = vi.fn<(files: readonly File[]) => void>();
    const { result } = renderHook(() => useFileIntake({ accept: ['pdf'], room: 2, onFiles, ...more }));
    const take = (...files: File[]) => act(() => result.current.take(files));
    const reasons = () => result.current.refusals.map(({ reason, name }) => `${name} ${reason}`);
    return { onFiles, take, reasons, result };
  };

  it('are as many as there is room for; the others are named', async () => {
    const { onFiles, take, reasons, result } = start();
    const [a, b, c] = [file('a'), file('b'), file('c')];
    await take(a, b, c);
    expect(onFiles).toHaveBeenCalledExactlyOnceWith([a, b]);
    expect(reasons()).toEqual(['c many']);
    act(() => result.current.dismiss());
    expect(reasons()).toEqual([]);
  });

  it('keep the rules; nothing is handed over where none does', async () => {
    const { onFiles, take, reasons } = start();
    vi.mocked(checkFile).mockImplementation(({ name }) =>
      Promise.resolve(name === 'a' ? { reason: 'empty', name } : null),
    );
    await take(file('a'));
    expect(onFiles).not.toHaveBeenCalled();
    expect(reasons()).toEqual(['a empty']);
    const b = file('b');
    await take(file('a'), b);
    expect(onFiles).toHaveBeenCalledExactlyOnceWith([b]);
  });

  it('are let in once, also when only the cleaned one is known', async () => {
    const isTwice = vi.fn((one: File) => one.name === 'a' || one.name === 'clean');
    const { onFiles, take, reasons } = start({ isTwice });
    await take(file('a'));
    expect(reasons()).toEqual(['a twice']);
    vi.mocked(readKind).mockResolvedValue('jpeg');
    vi.mocked(cleanPicture).mockResolvedValue(file('clean'));
    await take(file('b'));
    expect(reasons()).toEqual(['b twice']);
    expect(onFiles).not.toHaveBeenCalled();
  });

  it('have lost their place: by their bytes, by being drawn anew, or not at all', async () => {
    const { onFiles, take } = start();
    const [pdf, photo, clean, drawn] = [file('pdf'), file('photo'), file('clean'), file('drawn')];
    await take(pdf);
    expect(cleanPicture).not.toHaveBeenCalled();
    vi.mocked(readKind).mockResolvedValue('jpeg');
    vi.mocked(cleanPicture).mockResolvedValueOnce(clean);
    await take(photo);
    expect(reducePicture).not.toHaveBeenCalled();
    vi.mocked(cleanPicture).mockResolvedValue(null);
    vi.mocked(reducePicture).mockResolvedValueOnce(drawn);
    await take(photo);
    vi.mocked(reducePicture).mockRejectedValue(new TypeError('no picture'));
    await take(photo);
    expect(onFiles.mock.calls.flat(2)).toEqual([pdf, clean, drawn, photo]);
  });
});

describe('files that are sent', () => {
  const start = (upload?: Upload) => {
    const onDone = vi.fn<(done: AttachedFile) => void>();
    return { onDone, ...renderHook(() => useUploads(upload, onDone)) };
  };
  /** An upload that is ended by hand. */
  const byHand = () => {
    const calls: {
      share: (share: number) => void;
      end: (stored: object) => void;
      fail: () => void;
      signal: AbortSignal;
    }[] = [];
    const upload = vi.fn((_file: File, share: (done: number) => void, signal: AbortSignal) => {
      return new Promise((end, fail) => {
        calls.push({ share, end, fail: () => fail(new Error('offline')), signal });
      });
    }) as unknown as Upload;
    return { upload, calls };
  };
  const state = (hook: ReturnType<typeof start>) =>
    hook.result.current.sending.map(({ file: { name }, share, failed }) => [name, share, failed]);

  it('are followed each by itself, and handed over once they are there', async () => {
    const { upload, calls } = byHand();
    const hook = start(upload);
    const [a, b] = [file('a'), file('b')];
    await act(async () => void hook.result.current.send(a));
    await act(async () => void hook.result.current.send(b));
    act(() => calls[1]?.share(0.5));
    expect(state(hook)).toEqual([
      ['a', 0, false],
      ['b', 0.5, false],
    ]);
    await act(async () => calls[0]?.end({ id: 7 }));
    expect(hook.onDone).toHaveBeenCalledExactlyOnceWith({ name: 'a', size: 1, file: a, id: 7 });
    expect(state(hook)).toEqual([['b', 0.5, false]]);
  });

  it('may fail, and stand once when they are sent again', async () => {
    const { upload, calls } = byHand();
    const hook = start(upload);
    const a = file('a');
    await act(async () => void hook.result.current.send(a));
    await act(async () => calls[0]?.fail());
    expect(state(hook)).toEqual([['a', 0, true]]);
    await act(async () => void hook.result.current.send(a));
    expect(state(hook)).toEqual([['a', 0, false]]);
  });

  it('are stopped when they are dropped or the form goes, and say nothing then', async () => {
    const { upload, calls } = byHand();
    const hook = start(upload);
    const [a, b] = [file('a'), file('b')];
    await act(async () => void hook.result.current.send(a));
    await act(async () => void hook.result.current.send(b));
    act(() => hook.result.current.drop(a));
    expect(state(hook)).toEqual([['b', 0, false]]);
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await act(async () => calls[0]?.end({}));
    hook.unmount();
    expect(calls[1]?.signal.aborted).toBe(true);
    expect(hook.onDone).not.toHaveBeenCalled();
  });

  it('stay where there is no way to send them', async () => {
    const hook = start();
    await act(async () => void hook.result.current.send(file('a')));
    expect(state(hook)).toEqual([]);
  });
});

describe('what is taken, in words', () => {
  const words = (...accept: Parameters<typeof useAcceptedWords>[0]) =>
    renderHook(() => useAcceptedWords(accept)).result.current;

  it('names each kind once', () => {
    expect(words('pdf', 'png', 'jpeg', 'mp3', 'certificate').words).toBe('PDF, imagem, áudio, certificado');
  });

  it('says how large a file may be, and what becomes of larger pictures', () => {
    const both = words('pdf', 'png');
    const plain = (text: string) => text.replaceAll(' ', ' ');
    expect(plain(both.limit({ accept: ['pdf', 'png'] }))).toBe('10 MB (imagem: 1 MB)');
    expect(plain(both.limit({ accept: ['pdf', 'png'] }, { reduces: true }))).toBe(
      '10 MB (imagens acima de 1 MB são reduzidas aqui)',
    );
    expect(plain(words('pdf').limit({ accept: ['pdf'] }))).toBe('10 MB');
  });
});
