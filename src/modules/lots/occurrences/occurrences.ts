import type { OccurrenceDescriptor } from '@/families/occurrence/occurrenceTypes';
import { checklist } from './types/checklist';
import { consumption } from './types/consumption';
import { disease } from './types/disease';
import { feedMovement } from './types/feedMovement';
import { feedSupply } from './types/feedSupply';
import { fishHarvest } from './types/fishHarvest';
import { fishSampling } from './types/fishSampling';
import { generatorTest } from './types/generatorTest';
import { guidance } from './types/guidance';
import { loading } from './types/loading';
import { logbook } from './types/logbook';
import { medicalLeave } from './types/medicalLeave';
import { mortality } from './types/mortality';
import { rodentTraps } from './types/rodentTraps';
import { sanitaryBreak } from './types/sanitaryBreak';
import { training } from './types/training';
import { treatment } from './types/treatment';
import { variableMeasure } from './types/variableMeasure';
import { visit } from './types/visit';
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
  disease,
  treatment,
  visit,
  generatorTest,
  rodentTraps,
  variableMeasure,
  guidance,
  checklist,
  sanitaryBreak,
  training,
  medicalLeave,
  logbook,
];

/** The types that one world is offered. */
export const occurrencesOf = (world: string) => OCCURRENCES.filter(({ where }) => where.includes(world));
