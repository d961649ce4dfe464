/** What a buyer holds back of a sale, in hundredths of a per cent: the parts of what is commonly called Funrural. */
interface Rates {
  /** First day on which they hold. */
  from: string;
  person: { funrural: number; senar: number; gilrat: number };
  company: { funrural: number; senar: number; gilrat: number };
}

/**
 * Newest first. Since 1 April 2026 persons give 1.63 % of what they sell (1.5 % before), companies 2.23 % (2.05 %):
 * contribution, SENAR and GILRAT together.
 */
const RATES: readonly Rates[] = [
  {
    from: '2026-04-01',
    person: { funrural: 132, senar: 20, gilrat: 11 },
    company: { funrural: 187, senar: 25, gilrat: 11 },
  },
  {
    from: '0001-01-01',
    person: { funrural: 120, senar: 20, gilrat: 10 },
    company: { funrural: 170, senar: 25, gilrat: 10 },
  },
];

/** What members of a cooperative leave with it as capital, in hundredths of a per cent. */
const FUCAP = 100;

interface Sale {
  cents: number;
  /** ISO day of the sale. */
  date: string;
  byCompany: boolean;
  toCooperative: boolean;
}

/** The contributions of one sold item, each rounded to the cent. */
export function contributionsOf({ cents, date, byCompany, toCooperative }: Sale) {
  const rates = RATES.find(({ from }) => date.slice(0, 10) >= from) ?? RATES[0];
  const of = (rate: number) => Math.round((cents * rate) / 10_000);
  const { funrural = 0, senar = 0, gilrat = 0 } = (byCompany ? rates?.company : rates?.person) ?? {};
  return {
    funrural: of(funrural),
    senar: of(senar),
    gilrat: of(gilrat),
    fucap: toCooperative ? of(FUCAP) : 0,
  };
}
