import { afterEach, beforeEach, expect, it } from 'vitest';
import { demoBackend } from './vitePlugin';

const NAME = 'VITE_SUPPORT_USER_EMAIL';
let before: string | undefined;
beforeEach(() => {
  before = process.env[NAME];
  delete process.env[NAME];
});
afterEach(() => {
  if (before === undefined) delete process.env[NAME];
  else process.env[NAME] = before;
});

function configure(command: 'build' | 'serve'): string | undefined {
  const { config } = demoBackend();
  if (typeof config !== 'function') throw new Error('the plugin has a config hook');
  void Reflect.apply(config, undefined, [
    { root: process.cwd() },
    { command, mode: 'test', isSsrBuild: false },
  ]);
  return process.env[NAME];
}

it('names the demo’s support user while the demo is served', () => {
  expect(configure('serve')).toBe('suporte@demo.com.br');
});

it('leaves a build as it was told', () => {
  expect(configure('build')).toBeUndefined();
  process.env[NAME] = 'suporte@empresa.com.br';
  expect(configure('build')).toBe('suporte@empresa.com.br');
});
