import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { beforeAll, expect, it, vi } from 'vitest';
import viewer from '@locales/pt-BR/viewer.json';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { AudioPlayer } from './AudioPlayer';

beforeAll(() => void i18next.addResourceBundle('pt-BR', 'viewer', viewer));

function show(more = {}, speeds?: boolean) {
  const audio = {
    at: 20,
    length: 95.4,
    playing: false,
    failed: false,
    speed: 1,
    toggle: vi.fn(),
    seek: vi.fn(),
    setRate: vi.fn(),
    ...more,
  };
  renderUi(<AudioPlayer audio={audio} name="fala.ogg" {...(speeds === undefined ? {} : { speeds })} />);
  return { audio, player: screen.getByRole('group', { name: /fala\.ogg/ }) };
}

it('says where it is, of how much', () => {
  show();
  expect(screen.getByText('0:20 / 1:35')).toBeVisible();
  const place = screen.getByRole('slider');
  expect(place).toHaveAttribute('aria-valuetext', '0:20');
  expect(place).toHaveAttribute('max', '95.4');
});

it('has a place that may be chosen before its length is known', () => {
  show({ at: 0, length: 0 });
  expect(screen.getByRole('slider')).toHaveAttribute('max', '0.1');
});

it('plays and pauses by its button', async () => {
  const { audio } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Tocar (K)' }));
  expect(audio.toggle).toHaveBeenCalledOnce();
});

it('names the button by what it does now', () => {
  show({ playing: true });
  expect(screen.getByRole('button', { name: 'Pausar (K)' })).toBeVisible();
});

it.each([
  ['j', 'seek', 15],
  ['l', 'seek', 25],
  ['>', 'setRate', 1.25],
  ['<', 'setRate', 0.75],
] as const)('does by the key %s what it is for', (key, done, value) => {
  const { audio, player } = show();
  const wasPrevented = !fireEvent.keyDown(player, { key });
  expect(wasPrevented).toBe(true);
  expect(audio[done]).toHaveBeenCalledExactlyOnceWith(value);
});

it('plays by the key k; keys of the browser are left alone', () => {
  const { audio, player } = show();
  fireEvent.keyDown(player, { key: 'k' });
  expect(audio.toggle).toHaveBeenCalledOnce();
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey'])
    expect(fireEvent.keyDown(player, { key: 'k', [modifier]: true })).toBe(true);
  expect(fireEvent.keyDown(player, { key: 'x' })).toBe(true);
  expect(audio.toggle).toHaveBeenCalledOnce();
});

it.each([
  [2, '>', 2],
  [0.75, '<', 0.75],
])('stays at the speed %s at its end', (speed, key, rate) => {
  const { audio, player } = show({ speed });
  fireEvent.keyDown(player, { key });
  expect(audio.setRate).toHaveBeenCalledExactlyOnceWith(rate);
});

it('offers its speeds, the present one pressed, unless it is a preview', async () => {
  const { audio } = show();
  expect(screen.getByRole('button', { name: '1×' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: '1,5×' }));
  // The one that is on stays on.
  await userEvent.click(screen.getByRole('button', { name: '1×' }));
  expect(audio.setRate).toHaveBeenCalledExactlyOnceWith(1.5);
});

it('is a preview without speeds', () => {
  show({}, false);
  expect(screen.queryByRole('button', { name: '1×' })).not.toBeInTheDocument();
});
