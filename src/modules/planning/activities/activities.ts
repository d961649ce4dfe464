import type { ActivityDescriptor } from '@/families/activity/activityTypes';
import { beehive } from './beehive';
import { breedingPullet } from './breedingPullet';
import { broiler } from './broiler';
import { crop } from './crop';
import { fish } from './fish';
import { forestry } from './forestry';
import { layer } from './layer';
import { livestock } from './livestock';
import { milk } from './milk';
import { swine } from './swine';
import { transport } from './transport';
import { vegetables } from './vegetables';

/** The twelve activities that are planned. */
export const ACTIVITIES: readonly ActivityDescriptor[] = [
  crop,
  vegetables,
  forestry,
  broiler,
  layer,
  breedingPullet,
  swine,
  fish,
  livestock,
  milk,
  beehive,
  transport,
];
