import { poultryRound } from './poultryRound';
import { RoundOfDay } from './RoundOfDay';

/** The morning's round: what died, what was taken out, feed and water of every aviary in one go. */
export const Component = () => <RoundOfDay world={poultryRound} />;
