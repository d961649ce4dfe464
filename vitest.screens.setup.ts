import '@testing-library/jest-dom/vitest';
import { __unsafe_useEmotionCache } from '@emotion/react';
import { cleanup, configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as React from 'react';
import { afterEach } from 'vitest';

// Both keep the document that was there when they were loaded; tests that share modules have each its own.
Object.assign(screen, within(document.body));
const ORIGINAL = Symbol.for('userEvent.setup');
const setup = (Reflect.get(userEvent, ORIGINAL) ?? userEvent.setup) as typeof userEvent.setup;
Reflect.set(userEvent, ORIGINAL, setup);
for (const name of Object.keys(userEvent) as (keyof typeof userEvent)[])
  Reflect.set(
    userEvent,
    name,
    name === 'setup'
      ? (options: Parameters<typeof setup>[0]) => setup({ document, ...options })
      : (...args: unknown[]): unknown =>
          Reflect.apply(setup({ document, writeToClipboard: false })[name], undefined, args),
  );

// On a busy machine an answer takes its time; a test that finds it sooner goes on sooner. What a file configures is for
// itself alone.
configure({ asyncUtilTimeout: 8000, defaultHidden: false });

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
  const cache = __unsafe_useEmotionCache();
  if (!cache) throw new Error('Emotion has no cache: see vitest.screens.setup.ts');
  const { sheet } = cache;
  sheet.flush();
  cache.inserted = {};
  cache.registered = {};
  sheet.container = document.head;
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
