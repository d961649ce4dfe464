// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changedSince } from './changedSince.mjs';

let folder;
const git = (...args) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: folder });
const write = (name, text = name) => writeFileSync(join(folder, name), text);
const commit = (message) => {
  git('add', '.');
  git('commit', '-q', '-m', message);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'changed-'));
  git('init', '-q', '-b', 'main');
  write('.gitignore', 'dist\n');
  write('kept.ts');
  write('edited.ts');
  write('removed.ts');
  commit('first');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('names what this branch changed, committed or not, and nothing that main did meanwhile', () => {
  git('checkout', '-q', '-b', 'work');
  mkdirSync(join(folder, 'telas'));
  write('telas/ação.ts');
  commit('second');
  git('checkout', '-q', 'main');
  write('elsewhere.ts');
  commit('of others');
  git('checkout', '-q', 'work');
  write('edited.ts', 'another');
  rmSync(join(folder, 'removed.ts'));
  write('new.ts');
  write('dist');
  expect(changedSince('main', folder)).toEqual(['edited.ts', 'new.ts', 'removed.ts', 'telas/ação.ts']);
});

it('finds nothing where nothing differs, and fails on a base that is none', () => {
  expect(changedSince('main', folder)).toEqual([]);
  expect(() => changedSince('nowhere', folder)).toThrow(/nowhere/);
});
