import { localDate } from '../calendar';
import { type Row, Table } from '../table';
import type { World } from '../types';

/** Wood that left a forest on a lorry: stacked cubic metres, tons, freight in reais. */
export interface WoodLoad extends Row {
  customerId: number;
  farmId: number;
  date: string;
  number: string;
  plotName: string;
  species: 'EUCALYPTUS' | 'PINE';
  assortment: string;
  stackedVolume: number;
  netWeight: number;
  plate: string;
  destinationName: string;
  guideNumber: string;
  invoiceNumber: string;
  freightValue: number;
}

/** Solid cubic metres in a stacked one. */
export const STACKING_FACTORS = { EUCALYPTUS: 0.7, PINE: 0.65 } as const;
const LOADS = 18;
const ASSORTMENTS = ['ENERGIA', 'CELULOSE', 'SERRARIA'] as const;
const DESTINATIONS = ['COOPERATIVA AGROINDUSTRIAL DO OESTE', 'SERRARIA TRES FRONTEIRAS LTDA'] as const;
const of = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

/** Loads from the forests of each customer's first two farms, one about every three weeks. */
export function woodLoadTable(today: Date, world: () => World): Table<WoodLoad> {
  return new Table((table) => {
    for (const { id: customerId } of world().customers.all()) {
      const farms = world().farms.filter((row) => row.customerId === customerId && row.active);
      for (let at = 0; at < LOADS; at += 1) {
        const farm = farms[at % Math.max(1, Math.min(2, farms.length))];
        if (!farm) break;
        const species = at % 4 === 3 ? ('PINE' as const) : ('EUCALYPTUS' as const);
        const stackedVolume = 38 + ((at * 7) % 11) + 0.5;
        table.insert({
          customerId,
          farmId: farm.id,
          date: localDate(today, -(LOADS - at) * 20),
          number: String(2_301 + at),
          plotName:
            species === 'PINE' ? 'PINUS DA DIVISA' : at % 3 === 0 ? 'EUCALIPTO MORRO' : 'EUCALIPTO BAIXADA',
          species,
          assortment: of(ASSORTMENTS, at),
          stackedVolume,
          netWeight: Math.round(stackedVolume * STACKING_FACTORS[species] * 0.86 * 100) / 100,
          plate: at % 2 === 0 ? 'BDR7A21' : 'AXT4C68',
          destinationName: of(DESTINATIONS, at),
          guideNumber: `DOF ${48_200 + at * 13}`,
          invoiceNumber: String(5_120 + at),
          freightValue: Math.round(stackedVolume * 1_850) / 100,
        });
      }
    }
  });
}
