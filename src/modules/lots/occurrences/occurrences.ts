import type { OccurrenceDescriptor } from '@/families/occurrence/occurrenceTypes';
import { checklist } from '@/families/occurrence/common/checklist';
import { consumption } from './types/consumption';
import { disease } from './types/disease';
import { feedMovement } from './types/feedMovement';
import { feedSupply } from './types/feedSupply';
import { fishHarvest } from './types/fishHarvest';
import { fishSampling } from './types/fishSampling';
import { fishTransfer } from './types/fishTransfer';
import { generatorTest } from './types/generatorTest';
import { guidance } from '@/families/occurrence/common/guidance';
import { loading } from './types/loading';
import { logbook } from '@/families/occurrence/common/logbook';
import { medicalLeave } from '@/families/occurrence/common/medicalLeave';
import { mortality } from './types/mortality';
import { rodentTraps } from './types/rodentTraps';
import { sanitaryBreak } from './types/sanitaryBreak';
import { training } from '@/families/occurrence/common/training';
import { treatment } from './types/treatment';
import { variableMeasure } from '@/families/occurrence/common/variableMeasure';
import { visit } from './types/visit';
import { EVERY, FIELD } from './parts/shared';
import { weighing } from './types/weighing';

/** Every type of poultry and fish, in the order of use: what is written each morning first. */
export const OCCURRENCES: readonly OccurrenceDescriptor[] = [
  mortality,
  consumption,
  weighing,
  feedMovement,
  fishSampling,
  feedSupply,
  loading,
  fishHarvest,
  fishTransfer,
  disease,
  treatment,
  visit,
  generatorTest,
  rodentTraps,
  variableMeasure(FIELD),
  guidance(FIELD),
  checklist(EVERY),
  sanitaryBreak,
  training(EVERY),
  medicalLeave(EVERY),
  logbook(EVERY),
];

/** The types that one world is offered. */
export const occurrencesOf = (world: string) => OCCURRENCES.filter(({ where }) => where.includes(world));
