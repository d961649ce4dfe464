import type { BulletinValues } from './bulletinTypes';

export type BulletinWorld = 'poultry' | 'fish';

export const SECTIONS = [
  'farm',
  'chicks',
  'loads',
  'finalLoss',
  'diseases',
  'drugs',
  'vaccines',
  'feedOff',
  'salmonella',
  'losses72',
  'feedOrigin',
  'biomass',
  'losses',
  'water',
  'residues',
  'lotResult',
  'feedNotes',
  'catching',
  'declarations',
  'signature',
  'official',
] as const;
export type SectionName = (typeof SECTIONS)[number];
type OptionalSection = 'lotResult' | 'feedNotes' | 'catching';

const OPTIONAL: readonly SectionName[] = ['lotResult', 'feedNotes', 'catching'] satisfies OptionalSection[];
const OF_FISH: readonly SectionName[] = ['feedOrigin', 'biomass', 'losses', 'water', 'residues'];
const OF_POULTRY: readonly SectionName[] = ['finalLoss', 'vaccines', 'salmonella', 'losses72'];

/** The bulletin of an integrator. */
export interface BulletinCompany {
  readonly world: BulletinWorld;
  readonly slug: string;
  /** A name of its own: the same in every language. */
  readonly name: string;
  readonly order: readonly SectionName[];
  /** Fields without which it is not printed. */
  readonly required: readonly (keyof BulletinValues)[];
  readonly declarations: readonly string[];
  /** A final loss above this share of the chicks is explained, %. */
  readonly lossDeclaredAbove: number | null;
  /** Seen printed; the others begin as the common model. */
  readonly seen: boolean;
}

interface World {
  readonly without: readonly SectionName[];
  readonly required: readonly (keyof BulletinValues)[];
  readonly declarations: readonly string[];
}

const WORLDS: Readonly<Record<BulletinWorld, World>> = {
  /**
   * What no slaughterhouse takes a lot without (Portaria 210/1998, annex IV): whose birds they are, who answers for them,
   * by which GTA the chicks came, and a result of Salmonella that a laboratory gave on a day before slaughter (LD §6).
   */
  poultry: {
    without: OF_FISH,
    required: [
      'producer',
      'veterinarian',
      'crmv',
      'chickGta',
      'slaughterAt',
      'loads',
      'feedOffAt',
      'salmonellaLaboratory',
      'salmonellaResult',
      'salmonellaKnown',
      'signer',
    ],
    declarations: ['noForbidden', 'graceKept', 'biosecurity', 'waterTreated'],
  },
  /** Sections 1–3, 5, 6, 8 and 11–13, and what IN MPA 4/2015 asks of fish: feed, biomass, losses, water, residues (LD §6). */
  fish: {
    without: OF_POULTRY,
    required: [
      'producer',
      'veterinarian',
      'crmv',
      'chickGta',
      'slaughterAt',
      'loads',
      'feedOffAt',
      'feedOrigin',
      'waterSource',
      'signer',
    ],
    declarations: ['noForbidden', 'graceKept', 'biosecurity', 'waterWatched'],
  },
};

interface Options {
  readonly world?: BulletinWorld;
  readonly extra?: readonly OptionalSection[];
  readonly required?: readonly (keyof BulletinValues)[];
  readonly lossDeclaredAbove?: number;
  readonly seen?: true;
}

function company(slug: string, name: string, options: Options = {}): BulletinCompany {
  const { world = 'poultry', extra = [] } = options;
  const { without, required, declarations } = WORLDS[world];
  const hidden = [...without, ...OPTIONAL.filter((section) => !extra.some((one) => one === section))];
  return {
    world,
    slug,
    name,
    order: SECTIONS.filter((section) => !hidden.includes(section)),
    required: [...required, ...(options.required ?? [])],
    declarations,
    lossDeclaredAbove: options.lossDeclaredAbove ?? null,
    seen: options.seen ?? false,
  };
}

/**
 * The fourteen integrators. Of one the form was seen (lots decisions §6): sections 1, 2, 3 and 9 whole, a loss above 5 % explained.
 * No other form is public.
 */
const POULTRY: readonly BulletinCompany[] = [
  company('plusval', 'Plusval'),
  company('cialne', 'Cialne'),
  company('pioneiro', 'Pioneiro'),
  company('somave', 'Somave'),
  company('adoro', 'Ad’oro'),
  company('avivar', 'Avivar'),
  company('brf', 'BRF', { extra: ['feedNotes'] }),
  company('languiru', 'Languiru'),
  company('avigran', 'Avigran'),
  company('seara', 'Seara', { extra: ['catching'] }),
  company('vibra', 'Vibra'),
  company('copacol', 'Copacol', { extra: ['lotResult'] }),
  company('lar', 'Lar', {
    seen: true,
    lossDeclaredAbove: 5,
    required: [
      'farmName',
      'stateRegistration',
      'coordinates',
      'nucleus',
      'houses',
      'chickGtaIssued',
      'chicksDeclared',
      'chicksReceived',
      'salmonellaCollected',
    ],
  }),
  company('cvale', 'C.Vale'),
];

const FISH: readonly BulletinCompany[] = [
  company('copacol', 'Copacol', { world: 'fish' }),
  company('cvale', 'C.Vale', { world: 'fish' }),
];

/** The integrators of poultry or of fish. */
export const companiesOf = (world: BulletinWorld): readonly BulletinCompany[] =>
  world === 'fish' ? FISH : POULTRY;

/** The bulletin without a company. */
export const COMMON: Readonly<Record<BulletinWorld, BulletinCompany>> = {
  poultry: company('', ''),
  fish: company('', '', { world: 'fish' }),
};

/** The company of a slug, of none the common model; undefined where there is none of that slug. */
export const companyOf = (world: BulletinWorld, slug: string | undefined): BulletinCompany | undefined =>
  slug === undefined || slug === '' ? COMMON[world] : companiesOf(world).find((one) => one.slug === slug);
