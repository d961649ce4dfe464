import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultOf } from './faultOf';

function thrownBy(act: () => unknown): unknown {
  try {
    act();
  } catch (thrown) {
    return thrown;
  }
  throw new Error('nothing was thrown');
}

describe('what the log says of a failure', () => {
  it('is the name of the error and its place, without what the message quotes', () => {
    const refuse = () => {
      throw new SyntaxError('Unexpected token in "Maria da Silva" 123.456.789-09');
    };
    const said = faultOf(thrownBy(refuse));
    expect(said).toMatch(/^SyntaxError faultOf\.test\.ts:\d+:\d+$/);
    expect(faultOf(new DOMException('conta-luz-maria.jpg', 'NotReadableError'))).toMatch(/^NotReadableError/);
  });

  it('bears the code of a library, which is a name and no text', () => {
    const coded = (code: unknown) => faultOf(Object.assign(new Error('Maria'), { code, stack: '' }));
    expect([coded('messaging/permission-blocked'), coded('Maria da Silva'), coded(7)]).toEqual([
      'Error messaging/permission-blocked',
      'Error',
      'Error',
    ]);
  });

  it('reads frames of Chromium and Firefox, and no place from a message', () => {
    const error = (stack: string) => Object.assign(new TypeError('maria.js:1:2'), { stack });
    expect(
      faultOf(error('TypeError: maria.js:1:2\n    at f (https://x.br/assets/AppForm-A_1-b.js:3:14)')),
    ).toBe('TypeError AppForm-A_1-b.js:3:14');
    expect(faultOf(error('f@https://x.br/assets/AppForm-A_1-b.js:3:14\ng@x'))).toBe(
      'TypeError AppForm-A_1-b.js:3:14',
    );
    expect(faultOf(error('TypeError: maria.js:1:2'))).toBe('TypeError');
  });

  it('is the kind and status of a call, and the type of anything else', () => {
    expect(faultOf({ kind: 'validation', status: 400, message: 'CPF 123.456.789-09' })).toBe(
      'validation 400',
    );
    expect(faultOf({ kind: 'offline' })).toBe('offline');
    expect(faultOf({ kind: 'Maria da Silva' })).toBe('object');
    expect([faultOf('Maria'), faultOf(null), faultOf(undefined)]).toEqual(['string', 'object', 'undefined']);
  });
});

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.tsx?$/.test(entry.name) && !/\.test\./.test(entry.name) ? [path] : [];
  });
}

it('no line of the log is given a message or the words of something thrown', () => {
  const calls = sources('src').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\blog\.(?:info|warn|error)\((?:[^()]|\([^()]*\))*\)/g)].map(
      ([call]) => `${path}: ${call}`,
    ),
  );
  expect(calls.length).toBeGreaterThan(40);
  expect(calls.filter((call) => /\bString\(|\.message\b|\.stack\b|\b(?:title|text)\b/.test(call))).toEqual(
    [],
  );
});
