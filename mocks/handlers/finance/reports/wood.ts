import { localDate } from '../../../db/calendar';
import { demo } from '../../../state';
import { reportRoute } from './reportRoute';

const LOADS = 18;
/** Solid cubic metres in a stacked one. */
const FACTORS = { EUCALYPTUS: 0.7, PINE: 0.65 } as const;
const ASSORTMENTS = ['ENERGIA', 'CELULOSE', 'SERRARIA'];
const DESTINATIONS = ['COOPERATIVA AGROINDUSTRIAL DO OESTE', 'SERRARIA TRES FRONTEIRAS LTDA'];

/** Loads of wood that left the farms' forests, one about every three weeks. */
export const wood = reportRoute(
  'WoodProductionTransport',
  'REPORT_WOOD_PRODUCTION_TRANSPORT',
  ({ query, customerId, has, holds }) => {
    const [from, to] = [query.get('startDate') ?? '', query.get('endDate') ?? ''];
    const wanted = query.get('species');
    const farms = demo.world.farms.filter((row) => row.customerId === customerId && row.active);
    return Array.from({ length: LOADS }, (_, at) => {
      const farm = farms[at % Math.max(1, Math.min(2, farms.length))];
      const species = at % 4 === 3 ? ('PINE' as const) : ('EUCALYPTUS' as const);
      const stacked = 38 + ((at * 7) % 11) + 0.5;
      return {
        farmId: farm?.id ?? null,
        farmerId: farm?.personId ?? null,
        farmName: farm?.name ?? null,
        loadDate: localDate(new Date(), -(LOADS - at) * 20),
        packingListNumber: String(2_301 + at),
        plotName:
          species === 'PINE' ? 'PINUS DA DIVISA' : at % 3 === 0 ? 'EUCALIPTO MORRO' : 'EUCALIPTO BAIXADA',
        species,
        assortment: ASSORTMENTS[at % ASSORTMENTS.length],
        stackedVolume: stacked,
        stackingFactor: FACTORS[species],
        netWeight: Math.round(stacked * FACTORS[species] * 0.86 * 100) / 100,
        plate: at % 2 === 0 ? 'BDR7A21' : 'AXT4C68',
        destinationName: DESTINATIONS[at % DESTINATIONS.length],
        guideNumber: `DOF ${48_200 + at * 13}`,
        invoiceNumber: String(5_120 + at),
        freightValue: Math.round(stacked * 1_850) / 100,
      };
    }).filter(
      (row) =>
        row.loadDate.slice(0, 10) >= from &&
        row.loadDate.slice(0, 10) <= to &&
        (!wanted || row.species === wanted) &&
        holds('plotName', row.plotName) &&
        has('farmerPersonIds', row.farmerId) &&
        has('farmIds', row.farmId),
    );
  },
);
