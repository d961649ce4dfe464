import {
  choice,
  figureOrNull,
  id,
  keeping,
  list,
  type Read,
  record,
  text,
  textOrNull,
} from '@/platform/http/wire';
import { customerRecord } from '../schemas/customerRecord';
import { INSURED } from './assetKinds';

const claimShape = record({
  date: text,
  description: text,
  indemnity: figureOrNull,
});

/** An insurance policy as the grid and the record answer it. Money in reais. */
export const Insurance = keeping({
  id,
  name: text,
  policyNumber: text,
  insurerId: figureOrNull,
  insurerName: textOrNull,
  insured: choice(INSURED, null),
  assetIds: list(id),
  assetNames: list(text),
  startDate: text,
  endDate: text,
  insuredValue: figureOrNull,
  deductible: figureOrNull,
  premium: figureOrNull,
  /** What the government pays of the premium. */
  subsidy: figureOrNull,
  claims: list(claimShape),
  observation: textOrNull,
  ...customerRecord,
});
export type Insurance = Read<typeof Insurance>;
