import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testPackages } from './testPackages';

const SOURCE = `
import type { Kind } from '@ui/parts/kinds';
import Button, {
  type ButtonProps,
} from '@ui/parts/Button';
import { add } from 'plain/add';
import { here } from '@/here';
import { useState } from 'react';
const later = () => import('@ui/parts/Later');
`;

it('finds what is imported of the packages that share React, and no types', () => {
  const root = mkdtempSync(join(tmpdir(), 'packages-'));
  const packageOf = (name: string, peers: object) => {
    mkdirSync(join(root, 'node_modules', name), { recursive: true });
    writeFileSync(
      join(root, 'node_modules', name, 'package.json'),
      JSON.stringify({ name, peerDependencies: peers }),
    );
  };
  try {
    packageOf('@ui/parts', { react: '*' });
    packageOf('plain', { other: '*' });
    mkdirSync(join(root, 'src'));
    writeFileSync(join(root, 'src/Page.tsx'), SOURCE);
    writeFileSync(join(root, 'src/words.json'), '{}');
    expect(testPackages(root, ['src'])).toEqual([
      '@ui/parts/Button',
      '@ui/parts/Later',
      'react',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
    ]);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
