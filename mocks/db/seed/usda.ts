/** Attributes of USDA's supply and distribution tables, with the identifiers they have there. */
export const usdaAttributes: readonly (readonly [id: number, name: string, share: number])[] = [
  [28, 'Produção', 1],
  [88, 'Exportação', 0.34],
  [125, 'Consumo interno', 0.58],
  [176, 'Estoque final', 0.17],
  [57, 'Importação', 0.06],
];

interface Commodity {
  code: string;
  name: string;
  unit: string;
  /** Production of a usual year by country, the greatest first. */
  countries: readonly (readonly [name: string, production: number])[];
}

export const usdaCommodities: readonly Commodity[] = [
  {
    code: '2222000',
    name: 'Soja',
    unit: '1.000 t',
    countries: [
      ['Brasil', 171_500],
      ['Estados Unidos', 119_050],
      ['Argentina', 51_100],
      ['China', 20_650],
      ['Índia', 12_580],
      ['Paraguai', 10_200],
      ['Canadá', 7_570],
      ['Ucrânia', 7_000],
      ['Bolívia', 4_100],
    ],
  },
  {
    code: '0440000',
    name: 'Milho',
    unit: '1.000 t',
    countries: [
      ['Estados Unidos', 378_270],
      ['China', 294_920],
      ['Brasil', 132_000],
      ['União Europeia', 59_300],
      ['Argentina', 50_000],
      ['Índia', 42_300],
      ['Ucrânia', 26_800],
      ['México', 23_300],
      ['África do Sul', 16_600],
    ],
  },
  {
    code: '0410000',
    name: 'Trigo',
    unit: '1.000 t',
    countries: [
      ['China', 140_100],
      ['União Europeia', 122_120],
      ['Índia', 113_290],
      ['Rússia', 81_600],
      ['Estados Unidos', 53_650],
      ['Austrália', 34_110],
      ['Canadá', 35_940],
      ['Argentina', 18_510],
      ['Brasil', 7_890],
    ],
  },
  {
    code: '0711100',
    name: 'Café em grão',
    unit: '1.000 sacas de 60 kg',
    countries: [
      ['Brasil', 64_700],
      ['Vietnã', 29_000],
      ['Colômbia', 13_200],
      ['Etiópia', 10_630],
      ['Indonésia', 10_700],
      ['Uganda', 6_875],
    ],
  },
];

/** The three marketing years up to that of this date. */
export function usdaYears(today: Date): number[] {
  const last = today.getFullYear();
  return [last - 2, last - 1, last];
}

/** A harvest is never quite that of the year before: from −6 % to +6 %, the same for the same place and year. */
export function yearFactor(place: number, year: number): number {
  return 1 + (((place * 37 + year * 11) % 13) - 6) / 100;
}
