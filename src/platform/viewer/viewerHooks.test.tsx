import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import type { KeyboardEvent } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseXml } from '@/platform/format/xml/parseXml';
import { SPEEDS, useAudio } from './audio/useAudio';
import { usePanZoom } from './usePanZoom';
import { usePdfView } from './pdf/usePdfView';
import { useXmlTree } from './xml/useXmlTree';

afterEach(() => vi.unstubAllGlobals());

describe('an image under the hand', () => {
  function Stage({ id = 1 }: { readonly id?: number }) {
    const { view, stageRef, handlers, zoom, turn, reset } = usePanZoom(id);
    return (
      <div ref={stageRef} role="img" aria-label="Imagem" {...handlers}>
        <output>
          {[view.scale, view.x, view.y, view.turns].map((n) => Math.round(n * 100) / 100).join(' ')}
        </output>
        <button type="button" onClick={() => zoom(2)}>
          Aproximar
        </button>
        <button type="button" onClick={turn}>
          Girar
        </button>
        <button type="button" onClick={reset}>
          Ajustar
        </button>
      </div>
    );
  }
  /** A stage of 400 × 200 px whose upper left corner is at 100, 50. */
  function open() {
    const view = render(<Stage />);
    const stage = screen.getByRole('img');
    Object.defineProperties(stage, { clientWidth: { value: 400 }, clientHeight: { value: 200 } });
    vi.spyOn(stage, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 50, 400, 200));
    stage.setPointerCapture = vi.fn();
    const at = (pointerId: number, clientX: number, clientY: number) => ({ pointerId, clientX, clientY });
    return { stage, at, ...view };
  }
  const shown = () => screen.getByRole('status').textContent;
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  it('is dragged with one finger, while it is on', () => {
    const { stage, at } = open();
    press('Aproximar');
    fireEvent.pointerDown(stage, at(1, 200, 100));
    expect(stage.setPointerCapture).toHaveBeenCalledExactlyOnceWith(1);
    fireEvent.pointerMove(stage, at(1, 230, 80));
    expect(shown()).toBe('2 30 -20 0');
    fireEvent.pointerUp(stage, at(1, 230, 80));
    fireEvent.pointerMove(stage, at(1, 300, 100));
    expect(shown()).toBe('2 30 -20 0');
  });

  it('is pinched with two fingers, about their middle', () => {
    const { stage, at } = open();
    fireEvent.pointerDown(stage, at(1, 250, 150));
    fireEvent.pointerDown(stage, at(2, 350, 150));
    // From 100 to 200 px apart; their middle is 50 px right of the stage's.
    fireEvent.pointerMove(stage, at(2, 450, 150));
    expect(shown()).toBe('2 -50 0 0');
    fireEvent.pointerCancel(stage, at(1, 250, 150));
    fireEvent.pointerMove(stage, at(2, 460, 150));
    expect(shown()).toBe('2 -40 0 0');
  });

  it('grows where the wheel points, and shrinks again', () => {
    const { stage } = open();
    // 100 px right of the middle: 100 − 100 · 1.25.
    const over = { deltaY: -1, clientX: 400, clientY: 150 };
    const wheel = new WheelEvent('wheel', { cancelable: true, ...over });
    fireEvent(stage, Object.assign(wheel, { x: 400, y: 150 }));
    expect(wheel.defaultPrevented).toBe(true);
    expect(shown()).toBe('1.25 -25 0 0');
    fireEvent(stage, Object.assign(new WheelEvent('wheel', { deltaY: 1 }), { x: 400, y: 150 }));
    expect(shown()).toBe('1 0 0 0');
  });

  it('does not take a press on a button for a drag', () => {
    const { stage, at } = open();
    press('Aproximar');
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Girar' }), at(1, 200, 100));
    fireEvent.pointerMove(stage, at(1, 230, 80));
    expect(shown()).toBe('2 0 0 0');
  });

  it('turns, fits, and begins fitted when another comes', () => {
    const { rerender } = open();
    press('Girar');
    press('Aproximar');
    expect(shown()).toBe('2 0 0 1');
    rerender(<Stage id={2} />);
    expect(shown()).toBe('1 0 0 0');
    press('Aproximar');
    press('Ajustar');
    expect(shown()).toBe('1 0 0 0');
  });
});

describe('a sound', () => {
  /** Stands in for the browser's audio element. */
  class FakeAudio extends EventTarget {
    static last: FakeAudio;
    duration = NaN;
    currentTime = 0;
    playbackRate = 1;
    paused = true;
    preload = '';
    src = '';
    refused = false;
    constructor() {
      super();
      FakeAudio.last = this;
    }
    play() {
      if (this.refused) return Promise.reject(new Error('NotAllowedError'));
      this.paused = false;
      this.dispatchEvent(new Event('play'));
      return Promise.resolve();
    }
    pause() {
      this.paused = true;
      this.dispatchEvent(new Event('pause'));
    }
    hasAttribute = () => this.src !== '';
    removeAttribute = () => {
      this.src = '';
    };
    tells(event: string, parts: Partial<Pick<FakeAudio, 'duration' | 'currentTime'>> = {}) {
      Object.assign(this, parts);
      act(() => void this.dispatchEvent(new Event(event)));
    }
  }
  beforeEach(() => vi.stubGlobal('Audio', FakeAudio));
  const open = () => {
    const blob = new Blob(['x']);
    const { result, unmount } = renderHook(() => useAudio(blob));
    return { sound: () => result.current, audio: FakeAudio.last, unmount };
  };

  it('knows its length, plays and pauses', () => {
    const { sound, audio } = open();
    expect(sound()).toMatchObject({ length: 0, at: 0, playing: false, failed: false, speed: 1 });
    audio.tells('loadedmetadata', { duration: 90 });
    expect(sound().length).toBe(90);
    act(() => sound().toggle());
    expect(sound().playing).toBe(true);
    audio.tells('timeupdate', { currentTime: 12 });
    expect(sound().at).toBe(12);
    act(() => sound().toggle());
    expect(sound().playing).toBe(false);
    act(() => sound().toggle());
    audio.tells('ended');
    expect(sound().playing).toBe(false);
  });

  it('that says no length is measured at its end, unseen', () => {
    const { sound, audio } = open();
    audio.tells('loadedmetadata', { duration: Infinity });
    expect(audio.currentTime).toBe(1e7);
    audio.tells('timeupdate');
    audio.tells('durationchange', { duration: Infinity, currentTime: 30 });
    expect([sound().at, audio.currentTime]).toEqual([0, 30]);
    audio.tells('durationchange', { duration: 30 });
    expect([sound().length, audio.currentTime]).toEqual([30, 0]);
    audio.tells('durationchange', { duration: 30, currentTime: 7 });
    expect(audio.currentTime).toBe(7);
  });

  it('goes to any place inside', () => {
    const { sound, audio } = open();
    audio.tells('loadedmetadata', { duration: 60 });
    const places = [-5, 30, 75].map((to) => {
      act(() => sound().seek(to));
      return audio.currentTime;
    });
    expect(places).toEqual([0, 30, 60]);
  });

  it('keeps the speed that was chosen when it plays', () => {
    const { sound, audio } = open();
    act(() => sound().setRate(SPEEDS[4]));
    expect([sound().speed, audio.playbackRate]).toEqual([2, 2]);
    audio.playbackRate = 1;
    act(() => sound().toggle());
    expect(audio.playbackRate).toBe(2);
  });

  it('says that it failed: to open, or to play', async () => {
    const first = open();
    first.audio.tells('error');
    expect(first.sound().failed).toBe(true);
    const second = open();
    second.audio.refused = true;
    await act(async () => {
      second.sound().toggle();
      await Promise.resolve();
    });
    expect(second.sound().failed).toBe(true);
    const third = open();
    third.unmount();
    // What is let go of tells of an error too.
    expect(third.audio.hasAttribute()).toBe(false);
  });
});

describe('a tree', () => {
  const ROOT = parseXml('<a><b><c>um</c><d>dois</d></b><e>tres</e><f><g>um</g></f></a>');
  const open = () => {
    const { result } = renderHook(() => useXmlTree(ROOT));
    const key = (name: string, more = {}) => {
      const event = { key: name, preventDefault: vi.fn(), ...more };
      act(() => result.current.onKeyDown(event as unknown as KeyboardEvent));
      return event.preventDefault.mock.calls.length > 0;
    };
    return { tree: () => result.current, key, ids: () => result.current.rows.map(({ id }) => id) };
  };

  it('is walked line by line, from end to end', () => {
    const { tree, key } = open();
    act(() => tree().closeAll());
    act(() => tree().openAll());
    expect(tree().rows).toHaveLength(7);
    const walked = ['ArrowDown', 'ArrowDown', 'ArrowUp', 'End', 'ArrowDown', 'Home', 'ArrowUp', 'PageDown'];
    expect(walked.map((name) => [key(name), tree().activeAt])).toEqual(
      [1, 2, 1, 6, 6, 0, 0, 6].map((at) => [true, at]),
    );
    key('PageUp');
    expect(tree().active).toBe('0');
  });

  it('is opened inwards and closed outwards', () => {
    const { tree, key, ids } = open();
    act(() => tree().closeAll());
    key('ArrowRight');
    expect([tree().active, ids()]).toEqual(['0', ['0', '0.0', '0.1', '0.2']]);
    key('ArrowRight');
    key('ArrowRight');
    expect([tree().active, ids()]).toEqual(['0.0', ['0', '0.0', '0.0.0', '0.0.1', '0.1', '0.2']]);
    key('ArrowRight');
    expect(tree().active).toBe('0.0.0');
    // A leaf has nothing inside.
    expect([key('ArrowRight'), tree().active]).toEqual([true, '0.0.0']);
    key('ArrowLeft');
    expect(tree().active).toBe('0.0');
    key('ArrowLeft');
    expect([tree().active, ids()]).toEqual(['0.0', ['0', '0.0', '0.1', '0.2']]);
    key('Enter');
    expect(ids()).toContain('0.0.1');
    key('Enter');
    expect(ids()).not.toContain('0.0.1');
  });

  it('opens all of it at a star, and leaves other keys alone', () => {
    const { tree, key, ids } = open();
    act(() => tree().closeAll());
    expect([
      key('x'),
      key('*', { ctrlKey: true }),
      key('*', { metaKey: true }),
      key('*', { altKey: true }),
    ]).toEqual([false, false, false, false]);
    expect(ids()).toEqual(['0']);
    expect(key('*')).toBe(true);
    expect(ids()).toHaveLength(7);
  });

  it('is searched from hit to hit, round and round', () => {
    const { tree, ids } = open();
    act(() => tree().closeAll());
    act(() => tree().search('um'));
    expect([tree().hits, tree().active]).toEqual([['0.0.0', '0.2.0'], '0.0.0']);
    expect(ids()).toContain('0.0.0');
    const steps = [1, 1, -1, -1].map((by) => {
      act(() => tree().step(by));
      return tree().active;
    });
    expect(steps).toEqual(['0.2.0', '0.0.0', '0.2.0', '0.0.0']);
    act(() => tree().setActive('0.1'));
    act(() => tree().step(-1));
    expect(tree().active).toBe('0.2.0');
    act(() => tree().setActive('0.1'));
    act(() => tree().step(1));
    expect(tree().active).toBe('0.0.0');
    act(() => tree().search('quatro'));
    act(() => tree().step(1));
    expect([tree().hits, tree().active]).toEqual([[], '0.0.0']);
  });
});

describe('the pages of a document', () => {
  let resized: () => void = () => undefined;
  beforeEach(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(run: () => void) {
          resized = run;
        }
        observe = () => undefined;
        disconnect = () => undefined;
      },
    );
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
      run();
      return 1;
    });
  });
  /** A scroller of 832 px with pages that begin at 0, 1000 and 2000. */
  function open() {
    const scroller = document.createElement('div');
    Object.defineProperties(scroller, { clientWidth: { value: 832 }, clientHeight: { value: 600 } });
    for (const top of [0, 1000, 2000]) {
      const page = scroller.appendChild(document.createElement('div'));
      page.dataset['page'] = String(top);
      Object.defineProperty(page, 'offsetTop', { value: top });
    }
    const scrollTo = vi.fn();
    scroller.scrollTo = scrollTo;
    const { result } = renderHook(() => usePdfView({ width: 600, height: 800 }));
    act(() => result.current.setScroller(scroller));
    act(() => resized());
    return { view: () => result.current, scroller, scrollTo };
  }

  it('fit the width until somebody zooms, and again when they are to', () => {
    const { view, scroller, scrollTo } = open();
    // 800 px free for 600 points, which are 800 px.
    expect(view().zoom).toBe(1);
    Object.assign(scroller, { scrollTop: 300, scrollLeft: 10 });
    scrollTo.mockClear();
    act(() => view().by(2));
    expect(view().zoom).toBe(2);
    // The line at the top stays there; sideways, what is in the middle: (10 + 416) · 2 − 416.
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(436, 600);
    act(() => view().fit());
    expect(view().zoom).toBe(1);
  });

  it('on their side fit their other width, and stay where they are', () => {
    const { view, scrollTo } = open();
    scrollTo.mockClear();
    act(() => view().turn());
    expect(view().turns).toBe(1);
    expect(view().zoom).toBeCloseTo(0.75, 9);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('say which is in view', () => {
    const { view, scroller } = open();
    // A third of the window below its upper edge.
    const inView = [0, 799, 801, 1900].map((top) => {
      scroller.scrollTop = top;
      act(() => void scroller.dispatchEvent(new Event('scroll')));
      return view().inView;
    });
    expect(inView).toEqual([1, 1, 2, 3]);
  });

  it('are gone to, with a little of what is before', () => {
    const { view, scrollTo } = open();
    expect(view().goTo(3)).toBe(true);
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 1988 });
    expect([view().goTo(0), view().goTo(4)]).toEqual([false, false]);
  });
});
