import { describe, expect, it } from 'vitest';
import { lockfileFaults } from './lockfile.mjs';

const integrity = 'sha512-abc==';
const lockOf = (entry) => ({
  lockfileVersion: 3,
  packages: { '': {}, 'node_modules/a': { version: '1.0.0', integrity, ...entry } },
});
const manifest = { dependencies: { a: '1.0.0' } };

describe('lockfile', () => {
  it('is content with packages of a registry that have a strong checksum', () => {
    expect(lockfileFaults(lockOf({}), manifest)).toEqual([]);
    expect(
      lockfileFaults(lockOf({ resolved: 'https://registry.example/a/-/a-1.0.0.tgz' }), manifest),
    ).toEqual([]);
  });

  it.each([
    [{ resolved: 'git+ssh://git@example.com/a.git#1' }, 'a: not from a registry'],
    [{ resolved: 'http://registry.example/a.tgz' }, 'a: not from a registry'],
    [{ integrity: 'sha1-abc=' }, 'a: no sha512 checksum'],
    [{ integrity: undefined }, 'a: no sha512 checksum'],
    [{ hasInstallScript: true }, 'a: an install script'],
  ])('refuses %o', (entry, fault) => {
    expect(lockfileFaults(lockOf(entry), manifest)).toEqual([fault]);
  });

  it('refuses a version that is left open', () => {
    expect(lockfileFaults(lockOf({}), { devDependencies: { a: '^1.0.0' } })).toEqual([
      'a: version ^1.0.0 is left open',
    ]);
  });
});
