import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { first, images, last, second } from './images.test.kit';
import { SeasonChart } from './SeasonChart';

beforeEach(() => startI18n('pt-BR', ['agriculture', 'common', 'ui']));

describe('the line of a season', () => {
  beforeEach(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        readonly notify: () => void;
        constructor(notify: () => void) {
          this.notify = notify;
        }
        observe() {
          this.notify();
        }
        disconnect() {
          return undefined;
        }
      },
    );
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(252);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  // 200 pixels for 20 days from 36 on; 94 pixels from 0 at 118 up to 1 at 24.
  const draw = (shown = images) => {
    const onChoose = vi.fn();
    renderUi(<SeasonChart images={shown} pair={{ a: first, b: second }} onChoose={onChoose} />);
    const picture = screen.getByRole('group', { name: /^NDVI médio do talhão por data/ });
    picture.setPointerCapture = vi.fn();
    return { onChoose, picture };
  };
  const flag = (name: string) => screen.getByRole('slider', { name });

  it('runs through the images that can be used; one under clouds stands empty at its foot', () => {
    const { picture } = draw();
    expect(picture.querySelector('path')).toHaveAttribute('d', 'M36.0 94.5L186.0 71.0L236.0 24.0');
    const circles = [...picture.querySelectorAll('circle')];
    expect(circles.map((one) => [one.getAttribute('cx'), one.getAttribute('cy')])).toEqual([
      ['36', '94.5'],
      ['86', '118'],
      ['186', '71'],
      ['236', '24'],
    ]);
    const fills = circles.map((one) => one.getAttribute('fill'));
    expect(fills[0]).toBe(fills[2]);
    expect(fills[1]).not.toBe(fills[0]);
    expect(circles[1]?.getAttribute('stroke')).not.toBe(circles[0]?.getAttribute('stroke'));
    expect(circles[1]).toHaveTextContent('06/10/2026 · 100% nuvens');
  });

  it('has a scale, and as many days as there is room for, evenly whenever images were taken', () => {
    const { picture } = draw();
    const texts = [...picture.querySelectorAll('text[aria-hidden], g[aria-hidden] text')];
    expect(texts.map(({ textContent }) => textContent)).toEqual([
      '0,00',
      '0,25',
      '0,50',
      '0,75',
      '1,00',
      '01/10',
      '11/10',
      '21/10',
    ]);
    expect(texts.slice(5).map((one) => one.getAttribute('x'))).toEqual(['36', '136', '236']);
    expect(texts.map((one) => one.getAttribute('text-anchor'))).toEqual([
      'end',
      'end',
      'end',
      'end',
      'end',
      'start',
      'middle',
      'end',
    ]);
    expect(texts[0]).toHaveAttribute('x', '30');
    expect(texts[5]).toHaveAttribute('y', '136');
    const [line] = picture.querySelectorAll('g[aria-hidden] line');
    expect([line?.getAttribute('x1'), line?.getAttribute('x2'), line?.getAttribute('y1')]).toEqual([
      '36',
      '236',
      '118',
    ]);
  });

  it('marks both images, which keys move', () => {
    const { onChoose } = draw();
    expect(flag('Imagem A')).toHaveAttribute('transform', 'translate(36.0 0)');
    expect(flag('Imagem B')).toHaveAttribute('transform', 'translate(186.0 0)');
    expect(flag('Imagem B')).toHaveAttribute('aria-valuenow', '3');
    expect(flag('Imagem B')).toHaveAttribute('aria-valuemin', '1');
    expect(flag('Imagem B')).toHaveAttribute('aria-valuemax', '4');
    expect(flag('Imagem B')).toHaveAttribute('aria-valuetext', '16/10/2026 · 5% nuvens');
    expect(flag('Imagem A').querySelector('line')).toHaveAttribute('stroke-dasharray', '4 3');
    expect(flag('Imagem B').querySelector('line')).toHaveAttribute('stroke-dasharray', '');
    expect(fireEvent.keyDown(flag('Imagem B'), { key: 'ArrowRight' })).toBe(false);
    expect(onChoose).toHaveBeenLastCalledWith('b', last);
    expect(fireEvent.keyDown(flag('Imagem A'), { key: 'ArrowLeft' })).toBe(false);
    expect(fireEvent.keyDown(flag('Imagem A'), { key: 'x' })).toBe(true);
    expect(onChoose).toHaveBeenCalledTimes(1);
  });

  it('is pressed and dragged: the nearer mark goes to the nearest image', () => {
    const { onChoose, picture } = draw();
    fireEvent.pointerMove(picture, { clientX: 236 });
    expect(onChoose).not.toHaveBeenCalled();
    fireEvent.pointerDown(picture, { clientX: 230 });
    expect(onChoose).toHaveBeenLastCalledWith('b', last);
    fireEvent.pointerMove(picture, { clientX: 40 });
    expect(onChoose).toHaveBeenLastCalledWith('b', first);
    fireEvent.pointerUp(picture);
    fireEvent.pointerMove(picture, { clientX: 236 });
    expect(onChoose).toHaveBeenCalledTimes(2);
    // The same far from both is A.
    fireEvent.pointerDown(picture, { clientX: 111 });
    expect(onChoose).toHaveBeenCalledTimes(2);
    fireEvent.pointerMove(picture, { clientX: 236 });
    expect(onChoose).toHaveBeenLastCalledWith('a', last);
    fireEvent.pointerCancel(picture);
    fireEvent.pointerMove(picture, { clientX: 186 });
    expect(onChoose).toHaveBeenCalledTimes(3);
  });
});
