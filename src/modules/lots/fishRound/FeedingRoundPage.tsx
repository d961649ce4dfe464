import { RoundOfDay } from '../round/RoundOfDay';
import { feedingRound } from './feedingRound';

/** The feeding round through the ponds, at hand on a phone where there is no network. */
export const Component = () => <RoundOfDay world={feedingRound} />;
