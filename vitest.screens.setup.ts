import '@testing-library/jest-dom/vitest';
import { __unsafe_useEmotionCache } from '@emotion/react';
import { cleanup, configure, render } from '@testing-library/react';
import * as React from 'react';
import { afterEach } from 'vitest';

// On a busy machine an answer takes its time; a test that finds it sooner goes on sooner.
configure({ asyncUtilTimeout: 8000 });

// The whole document is written out at every look that finds nothing yet, a fifth of the time of a test with a grid:
// DEBUG_PRINT_LIMIT=7000 brings it back for one that fails.
if (!process.env['DEBUG_PRINT_LIMIT'])
  configure({
    getElementError: (message) =>
      Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
  });

// A browser names the kind of an element; happy-dom writes out all that is in it, and Popper asks at every look.
Element.prototype.toString = Object.prototype.toString;

// Emotion in development gives each rule an element of its own, some thousand that every look through the document goes
// over; as for a deployment all go into one.
function Probe() {
  const { sheet } = __unsafe_useEmotionCache() ?? {};
  if (!sheet) throw new Error('Emotion has no cache: see vitest.screens.setup.ts');
  sheet.isSpeedy = true;
  return null;
}
render(React.createElement(Probe)).unmount();

// React notes with each element where it was made, for the words of a warning: a twentieth of the time. It stops at a
// number of elements that it counts here, and begins again each second.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals !== 'object' || !internals || !('recentlyCreatedOwnerStacks' in internals))
  throw new Error('React counts the stacks of owners elsewhere now: see vitest.screens.setup.ts');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set() {
    // It begins again at zero.
  },
});

afterEach(() => cleanup());
