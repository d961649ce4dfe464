import type { BulletinValues } from './bulletinTypes';

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
  'lotResult',
  'feedNotes',
  'catching',
  'declarations',
  'signature',
  'official',
] as const;
export type SectionName = (typeof SECTIONS)[number];
type OptionalSection = 'lotResult' | 'feedNotes' | 'catching';

const DECLARATIONS = ['noForbidden', 'graceKept', 'biosecurity', 'waterTreated'] as const;

/** The bulletin of an integrator. */
export interface BulletinCompany {
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

interface Options {
  readonly extra?: readonly OptionalSection[];
  readonly required?: readonly (keyof BulletinValues)[];
  readonly lossDeclaredAbove?: number;
  readonly seen?: true;
}

const EXTRA: ReadonlySet<SectionName> = new Set<OptionalSection>(['lotResult', 'feedNotes', 'catching']);
/**
 * What no slaughterhouse takes a lot without (Portaria 210/1998, annex IV): whose birds they are, who answers for them,
 * by which GTA the chicks came, and a result of Salmonella that a laboratory gave on a day before slaughter (lots decisions §6).
 */
const ALWAYS = [
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
] as const;

function company(slug: string, name: string, options: Options = {}): BulletinCompany {
  const extra: ReadonlySet<SectionName> = new Set(options.extra ?? []);
  return {
    slug,
    name,
    order: SECTIONS.filter((section) => !EXTRA.has(section) || extra.has(section)),
    required: [...ALWAYS, ...(options.required ?? [])],
    declarations: DECLARATIONS,
    lossDeclaredAbove: options.lossDeclaredAbove ?? null,
    seen: options.seen ?? false,
  };
}

/**
 * The fourteen integrators. Of one the form was seen (lots decisions §6): sections 1, 2, 3 and 9 whole, a loss above 5 % explained.
 * No other form is public.
 */
export const COMPANIES: readonly BulletinCompany[] = [
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

/** The bulletin without a company. */
export const COMMON = company('', '');

export const companyOf = (slug: string | undefined): BulletinCompany | undefined =>
  slug === undefined || slug === '' ? COMMON : COMPANIES.find((one) => one.slug === slug);
