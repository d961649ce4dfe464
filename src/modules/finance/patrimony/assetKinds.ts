/** What machines are; their words stand under `machineKinds`. */
export const MACHINE_KINDS = [
  'TRACTOR',
  'HARVESTER',
  'SPRAYER',
  'PLANTER',
  'IMPLEMENT',
  'LOADER',
  'IRRIGATION',
  'GENERATOR',
  'OTHER',
] as const;
export type MachineKind = (typeof MACHINE_KINDS)[number];

export const FUELS = ['DIESEL', 'GASOLINE', 'ETHANOL', 'FLEX', 'ELECTRIC', 'GAS'] as const;
export type Fuel = (typeof FUELS)[number];

export const VEHICLE_KINDS = [
  'CAR',
  'PICKUP',
  'TRUCK',
  'TRAILER',
  'MOTORCYCLE',
  'BUS',
  'AIRCRAFT',
  'OTHER',
] as const;
export type VehicleKind = (typeof VEHICLE_KINDS)[number];

export const IMPROVEMENT_KINDS = [
  'SHED',
  'SILO',
  'HOUSE',
  'CORRAL',
  'FENCE',
  'WELL',
  'DAM',
  'IRRIGATION',
  'ROAD',
  'ENERGY',
  'OTHER',
] as const;
export type ImprovementKind = (typeof IMPROVEMENT_KINDS)[number];

/** In what an improvement is measured. */
export const IMPROVEMENT_UNITS = ['M2', 'M', 'M3', 'T', 'KWP', 'UN'] as const;
export type ImprovementUnit = (typeof IMPROVEMENT_UNITS)[number];

/** What a property may only do while a paper of an authority is valid; words under `licenceKinds`. */
export const LICENCE_KINDS = ['ENVIRONMENTAL', 'WATER', 'CCIR', 'OTHER'] as const;
export type LicenceKind = (typeof LICENCE_KINDS)[number];

export const SPECIES = ['BOVINE', 'EQUINE', 'SHEEP', 'GOAT', 'SWINE', 'BUFFALO', 'BEE', 'OTHER'] as const;
export type Species = (typeof SPECIES)[number];

/** What animals that are kept, not sold, are there for. */
export const ANIMAL_PURPOSES = ['BREEDING', 'MILK', 'WORK', 'SPORT', 'OTHER'] as const;
export type AnimalPurpose = (typeof ANIMAL_PURPOSES)[number];

export const SEXES = ['FEMALE', 'MALE'] as const;
export type Sex = (typeof SEXES)[number];

export const INSURED = ['MACHINE', 'VEHICLE', 'BUILDING', 'CROP', 'LIVESTOCK', 'LIFE', 'OTHER'] as const;
export type Insured = (typeof INSURED)[number];

/** How land is worked, as the producer's digital cash book counts it: 1 to 6 of its register 0040 (LCDPR 1.3). */
export const EXPLORATIONS = [
  'INDIVIDUAL',
  'CONDOMINIUM',
  'LEASED',
  'PARTNERSHIP',
  'FREE_LOAN',
  'OTHER',
] as const;
export type Exploration = (typeof EXPLORATIONS)[number];
