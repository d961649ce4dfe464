import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from '../scripts/files.mjs';

/** One copy of these in a document: what brings a second one loses context, plugins, or tests without `act`. */
const SHARED = ['react', '@testing-library/dom', '@tiptap/core'];
const SHARING = ['react', 'react-dom', '@tiptap/starter-kit'];

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'(@[\w-]+\/[\w.-]+|[a-z][\w.-]*)((?:\/[\w.-]+)*)'/g;
const TYPE_IMPORT = /\b(?:import|export)\s+type\b[^;]*?\bfrom\s*'[^']+'/g;

function sharesCopy(root: string, name: string): boolean {
  if (SHARING.includes(name)) return true;
  try {
    const text = readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8');
    const { peerDependencies = {} } = JSON.parse(text) as { peerDependencies?: Record<string, string> };
    return SHARED.some((shared) => shared in peerDependencies);
  } catch {
    // A folder of this project by its own name.
    return false;
  }
}

/**
 * What sources import of the packages that share React, MUI above all: each test of a screen loads them anew, as a few
 * large files in half the time that some thousand small ones take. All of them, so that there is one React.
 */
export function testPackages(root: string, folders: readonly string[]): string[] {
  const shares = new Map<string, boolean>();
  const found = new Set(['react/jsx-runtime', 'react/jsx-dev-runtime']);
  for (const path of filesUnder(...folders.map((folder) => join(root, folder)))) {
    if (!/\.tsx?$/.test(path)) continue;
    const source = readFileSync(path, 'utf8').replace(TYPE_IMPORT, '');
    for (const [, name = '', rest = ''] of source.matchAll(IMPORT)) {
      if (!shares.has(name)) shares.set(name, sharesCopy(root, name));
      if (shares.get(name)) found.add(name + rest);
    }
  }
  return [...found].toSorted();
}
