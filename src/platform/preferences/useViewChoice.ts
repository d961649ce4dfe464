import { useState } from 'react';
import { log } from '@/platform/log/log';
import { currentScope } from '@/platform/store/scope';

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // A browser that keeps nothing: the default stands.
    return null;
  }
}

/** How one user looks at one part of a page (as a table, folded): one of a few words, kept in this browser. */
export function useViewChoice<Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
): [Choice, (next: Choice) => void] {
  const key = `ep.view.${currentScope()}.${name}`;
  const [choice, setChoice] = useState<Choice>(() => {
    const kept = read(key);
    return choices.find((each) => each === kept) ?? choices[0];
  });
  const change = (next: Choice) => {
    setChoice(next);
    try {
      localStorage.setItem(key, next);
    } catch (thrown) {
      log.warn('choice not kept', { name, reason: String(thrown) });
    }
  };
  return [choice, change];
}
