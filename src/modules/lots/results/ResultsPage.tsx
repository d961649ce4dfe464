import { NoAviaryLink } from '../NoAviaryLink';
import { poultryResults, usePoultryWords } from './poultryResults';
import { ResultsBoard } from './ResultsBoard';

/** Closed lots of birds compared: one by one, or by aviary, line, sex, hatchery, integrator and season. */
export function Component() {
  const words = usePoultryWords();
  return <ResultsBoard world={poultryResults} words={words} emptyAction={<NoAviaryLink />} />;
}
