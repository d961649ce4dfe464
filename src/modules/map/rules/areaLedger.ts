import { areaDifference, totalArea } from './areas';
import { usedArea, type UsedRegistration } from './registrations';

interface Areas {
  /** Hectares of the drawing; null where nothing is drawn. */
  drawn: number | null;
  useful: number | null;
  common: number | null;
  /** The linked registrations; null where none are linked. */
  rows: readonly UsedRegistration[] | null;
}

export interface AreaLedgerFigures {
  drawn: number | null;
  informed: number;
  /** Informed less drawn. */
  fromDrawing: number | null;
  registered: number | null;
  /** Registered less informed. */
  fromInformed: number | null;
}

/** The areas of a plot side by side: drawn, informed (useful and common), and registered, with their differences. */
export function areaLedger({ drawn, useful, common, rows }: Areas): AreaLedgerFigures {
  const informed = totalArea(useful, common);
  const registered = rows === null ? null : usedArea(rows);
  return {
    drawn,
    informed,
    fromDrawing: drawn === null ? null : areaDifference(informed, drawn),
    registered,
    fromInformed: registered === null ? null : areaDifference(registered, informed),
  };
}
