// @vitest-environment node
import { expect, it } from 'vitest';
import { findChromium } from './findChromium.mjs';

const machine = (files, env = {}) => ({
  env,
  exists: (path) => files.includes(path),
  own: () => '/cache/chromium-1/chrome',
  carried: async () => '/carried/chromium',
});

it('takes the named browser before all others', async () => {
  const files = ['/opt/brave', '/cache/chromium-1/chrome'];
  await expect(findChromium(machine(files, { CHROMIUM_PATH: '/opt/brave' }))).resolves.toBe('/opt/brave');
});

it('takes the carried browser before all others when it is asked for by name', async () => {
  const found = findChromium(machine(['/usr/bin/chromium'], { CHROMIUM_PATH: 'carried' }));
  await expect(found).resolves.toBe('/carried/chromium');
});

it('does not go on quietly when the named browser is missing', async () => {
  const looking = findChromium(machine(['/usr/bin/chromium'], { CHROMIUM_PATH: '/opt/brave' }));
  await expect(looking).rejects.toThrow('CHROMIUM_PATH names /opt/brave, where there is no file.');
});

it.each([
  [['/cache/chromium-1/chrome', '/usr/bin/chromium-headless-shell'], '/cache/chromium-1/chrome'],
  [['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'], '/usr/bin/chromium-headless-shell'],
  [['/usr/bin/google-chrome', '/usr/bin/chromium'], '/usr/bin/chromium'],
  [['/usr/bin/google-chrome'], '/usr/bin/google-chrome'],
  [[], '/carried/chromium'],
])('with %j takes %s', async (files, expected) => {
  await expect(findChromium(machine(files))).resolves.toBe(expected);
});

it('names the remedies when there is none', async () => {
  const carried = async () => {
    throw new Error('not here');
  };
  await expect(findChromium({ ...machine([]), carried })).rejects.toThrow(
    /install Chromium .*`npx playwright install chromium`.*CHROMIUM_PATH/,
  );
});
