/** What stands on a farm of the seed. */
export interface FieldSeed {
  name: string;
  /** Key of the activity. */
  activity: string;
  purpose: string;
  plots: number;
  /** Hectares of all plots together, about; for a building its floor area. */
  hectares: number;
  aviary?: true;
  inactive?: true;
}

export interface FarmSeed {
  name: string;
  fields: readonly FieldSeed[];
  storage?: true;
}

const crops = (name: string, activity: string, plots: number, hectares: number): FieldSeed => ({
  name,
  activity,
  purpose: 'LAVOURA',
  plots,
  hectares,
});
const orchard = (name: string, activity: string, plots: number, hectares: number): FieldSeed => ({
  name,
  activity,
  purpose: 'POMAR OU LAVOURA PERMANENTE',
  plots,
  hectares,
});
const aviary = (name: string, hectares: number): FieldSeed => ({
  name,
  activity: 'BROILER',
  purpose: 'AVIARIO',
  plots: 0,
  hectares,
  aviary: true,
});

/** The first customer's farms: in the west of Parana, of everything something. */
export const firstFarms: readonly FarmSeed[] = [
  {
    name: 'FAZENDA TRES MARIAS',
    fields: [
      crops('SOJA SEDE', 'SOYBEAN', 6, 148),
      crops('MILHO SAFRINHA', 'CORN', 3, 61),
      aviary('AVIARIO 1', 2.4),
      aviary('AVIARIO 2', 2.4),
    ],
  },
  {
    name: 'GRANJA NOVA ALIANCA',
    fields: [
      crops('SOJA BAIXADA', 'SOYBEAN', 4, 72),
      orchard('CAFEZAL', 'COFFEE', 3, 18.5),
      {
        name: 'EUCALIPTO DIVISA',
        activity: 'EUCALYPTUS',
        purpose: 'FLORESTA PLANTADA',
        plots: 1,
        hectares: 9,
      },
    ],
  },
  {
    name: 'FAZENDA AGUA DOCE',
    fields: [
      crops('TRIGO COXILHA', 'WHEAT', 3, 44),
      orchard('LARANJAL', 'ORANGE', 2, 15),
      { name: 'PASTO DO LEITE', activity: 'MILK', purpose: 'PASTAGEM', plots: 2, hectares: 21 },
      { ...crops('FEIJAO DAS AGUAS', 'BEAN', 1, 6), inactive: true },
    ],
  },
  {
    name: 'ARMAZEM ESTRADA VELHA',
    storage: true,
    fields: [
      {
        name: 'ARMAZEM DE GRAOS',
        activity: 'GRAIN_STORAGE',
        purpose: 'ARMAZEM DE GRAOS',
        plots: 0,
        hectares: 0,
      },
    ],
  },
];

/** Farms of the other customers, two each in turn. */
export const otherFarms: readonly FarmSeed[] = [
  {
    name: 'FAZENDA SANTA HELENA',
    fields: [crops('SOJA', 'SOYBEAN', 4, 96), orchard('ERVAL', 'YERBA_MATE', 2, 12)],
  },
  {
    name: 'SITIO BOA ESPERANCA',
    fields: [crops('MILHO', 'CORN', 3, 27), aviary('AVIARIO 1', 1.8)],
  },
  {
    name: 'ESTANCIA DO LAGO',
    fields: [crops('SOJA', 'SOYBEAN', 5, 210), crops('MILHO SAFRINHA', 'CORN', 3, 120)],
  },
  {
    name: 'SITIO SAO PEDRO',
    fields: [
      { name: 'PASTAGEM', activity: 'MILK', purpose: 'PASTAGEM', plots: 3, hectares: 24 },
      crops('FEIJAO', 'BEAN', 2, 9),
    ],
  },
  {
    name: 'FAZENDA RIBEIRAO BONITO',
    fields: [crops('TRIGO', 'WHEAT', 4, 88), orchard('CAFE', 'COFFEE', 3, 22)],
  },
];
