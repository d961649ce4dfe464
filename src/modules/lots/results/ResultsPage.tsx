import { NoAviaryLink } from '../NoAviaryLink';
import { poultryResults } from './poultryResults';
import { ResultsBoard } from './ResultsBoard';

/** Closed lots of birds compared: one by one, or by aviary, line, sex, hatchery, integrator and season. */
export const Component = () => <ResultsBoard world={poultryResults} emptyAction={<NoAviaryLink />} />;
