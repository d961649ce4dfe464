import { useState } from 'react';
import { localStore } from '@/platform/store/localStore';
import { currentScope } from '@/platform/store/scope';

/** How one user looks at one part of a page (as a table, folded): one of a few words, kept in this browser. */
export function useViewChoice<Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
): [Choice, (next: Choice) => void] {
  const key = `ep.view.${currentScope()}.${name}`;
  const [choice, setChoice] = useState<Choice>(() => {
    const kept = localStore.read(key);
    return choices.find((each) => each === kept) ?? choices[0];
  });
  const change = (next: Choice) => {
    setChoice(next);
    localStore.keep(key, next);
  };
  return [choice, change];
}
