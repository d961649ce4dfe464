import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { soundLength } from './soundLength';
import { useFileDrop } from './useFileDrop';

describe('files that are dropped', () => {
  function Zone({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
    const { over, dropHandlers } = useFileDrop(onFiles);
    return (
      <div role="group" {...dropHandlers}>
        {over ? 'solte' : 'arraste'}
      </div>
    );
  }
  const zone = () => screen.getByRole('group');

  it('are awaited while they are over the element', () => {
    render(<Zone onFiles={vi.fn()} />);
    expect(zone()).toHaveTextContent('arraste');
    // Else the browser would open the file in place of the page.
    expect(fireEvent.dragOver(zone())).toBe(false);
    expect(zone()).toHaveTextContent('solte');
    fireEvent.dragLeave(zone());
    expect(zone()).toHaveTextContent('arraste');
  });

  it('are taken, all of them', () => {
    const onFiles = vi.fn<(files: readonly File[]) => void>();
    render(<Zone onFiles={onFiles} />);
    fireEvent.dragOver(zone());
    const files = [new File(['a'], 'a.pdf'), new File(['b'], 'b.pdf')];
    const drop = createEvent.drop(zone(), { dataTransfer: { files } });
    fireEvent(zone(), drop);
    expect(drop.defaultPrevented).toBe(true);
    expect(onFiles).toHaveBeenCalledExactlyOnceWith(files);
    expect(zone()).toHaveTextContent('arraste');
  });
});

describe('the length of a sound', () => {
  let audio: FakeAudio;
  class FakeAudio extends EventTarget {
    duration = Number.NaN;
    currentTime = 0;
    src = '';
    preload = '';
    removeAttribute = vi.fn<(name: string) => void>();
  }
  const say = (event: string, duration = audio.duration) => {
    audio.duration = duration;
    audio.dispatchEvent(new Event(event));
  };
  const given = vi.fn<(url: string) => void>();

  beforeEach(() => {
    vi.stubGlobal('Audio', function makeAudio() {
      audio = new FakeAudio();
      return audio;
    });
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:sound');
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(given);
    given.mockReset();
  });
  afterEach(() => void vi.useRealTimers());

  it('is what the browser reads, which gives back its memory', async () => {
    const reading = soundLength(new Blob());
    expect(audio.src).toBe('blob:sound');
    say('loadedmetadata', 12.5);
    expect(await reading).toBe(12.5);
    expect(audio.currentTime).toBe(0);
    expect(audio.removeAttribute).toHaveBeenCalledExactlyOnceWith('src');
    expect(given).toHaveBeenCalledExactlyOnceWith('blob:sound');
  });

  it('is known at its end where the file does not say it', async () => {
    const reading = soundLength(new Blob());
    say('loadedmetadata', Number.POSITIVE_INFINITY);
    expect(audio.currentTime).toBeGreaterThan(1e6);
    audio.currentTime = 0;
    say('durationchange', Number.POSITIVE_INFINITY);
    expect(audio.currentTime).toBe(0);
    say('durationchange', 7);
    expect(await reading).toBe(7);
  });

  it('is unknown where the browser cannot play it', async () => {
    const reading = soundLength(new Blob());
    say('error');
    expect(await reading).toBeNull();
  });

  it('is unknown after eight seconds without an answer', async () => {
    vi.useFakeTimers();
    let length: number | null | undefined;
    void soundLength(new Blob()).then((seconds) => (length = seconds));
    await act(() => vi.advanceTimersByTimeAsync(7999));
    expect(length).toBeUndefined();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(length).toBeNull();
  });
});
