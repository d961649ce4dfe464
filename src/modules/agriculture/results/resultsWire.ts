import { optional } from 'valibot';
import {
  counted,
  figureOrNull,
  mark,
  givenNumber,
  made,
  only,
  optionalText,
  sparse,
} from '@/platform/http/wire';
import { cents, day } from '@/platform/http/wireValues';
import type { PlotResult, ResultsAnswer } from './resultTypes';

const SACK_KG = 60;
const isPositive = (value: number) => value > 0;

const RowWire = made(
  sparse({
    plotId: givenNumber,
    plotName: optionalText,
    plotInactive: optional(mark, false),
    farmName: optionalText,
    cropName: optionalText,
    cultivarName: optionalText,
    sownOn: day,
    harvestId: givenNumber,
    harvestName: optionalText,
    area: only(givenNumber, 'positive', isPositive),
    sownArea: figureOrNull,
    harvestedKg: figureOrNull,
    sackKg: figureOrNull,
    productsValue: cents,
    machinesValue: cents,
    worksWithoutCost: figureOrNull,
    documentsValue: cents,
    soldKg: figureOrNull,
    soldValue: cents,
  }),
  ({ cultivarName, productsValue, machinesValue, documentsValue, soldValue, ...sent }): PlotResult => ({
    ...sent,
    cultivar: cultivarName,
    sownArea: Math.max(sent.area, sent.sownArea ?? 0),
    worksWithoutCost: sent.worksWithoutCost ?? 0,
    sackKg: sent.sackKg !== null && isPositive(sent.sackKg) ? sent.sackKg : SACK_KG,
    products: productsValue,
    machines: machinesValue,
    documents: documentsValue,
    sold: soldValue,
  }),
);

/** The results; a row without plot, harvest or area is left out and counted. */
export const ResultsWire = made(
  sparse({ documentsAllowed: mark, rows: counted(RowWire) }),
  ({ documentsAllowed, rows: { rows, unread } }): ResultsAnswer => ({ documentsAllowed, rows, unread }),
);
