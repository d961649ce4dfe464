import type { AttachedFile } from '@/platform/forms/files/attachedFile';
import type { Period } from '@/platform/forms/fields/periods';

interface Trip {
  readonly place: string;
  readonly day: string | null;
  readonly tons: number | null;
  readonly price: number | null;
  readonly paid: boolean;
}

/** A record with a value of each kind. */
export interface Driver {
  readonly id: number;
  readonly active: boolean;
  readonly name: string;
  readonly email: string | null;
  readonly cpf: string;
  readonly company: string;
  readonly payer: string;
  readonly phone: string;
  readonly cep: string;
  readonly plate: string;
  readonly code: string;
  readonly birth: string | null;
  readonly admitted: string | null;
  readonly month: string | null;
  readonly start: string | null;
  readonly shift: number | null;
  readonly vacation: Period | null;
  readonly age: number | null;
  readonly weight: number | null;
  readonly share: number | null;
  readonly pay: number | null;
  readonly loads: readonly number[];
  readonly farms: readonly number[];
  readonly base: number | null;
  readonly city: number | null;
  readonly contract: string | null;
  readonly permissions: readonly (number | string)[];
  readonly note: string | null;
  readonly colour: string | null;
  readonly icon: string | null;
  readonly photo: File | string | null;
  readonly files: readonly AttachedFile[];
  readonly trips: readonly Trip[];
  readonly own: boolean;
  readonly agree: boolean;
  readonly text: string | null;
}

export const noDriver: Omit<Driver, 'id' | 'active'> = {
  name: '',
  email: null,
  cpf: '',
  company: '',
  payer: '',
  phone: '',
  cep: '',
  plate: '',
  code: '',
  birth: null,
  admitted: null,
  month: null,
  start: null,
  shift: null,
  vacation: null,
  age: null,
  weight: null,
  share: null,
  pay: null,
  loads: [],
  farms: [],
  base: null,
  city: null,
  contract: null,
  permissions: [],
  note: null,
  colour: null,
  icon: null,
  photo: null,
  files: [],
  trips: [],
  own: false,
  agree: false,
  text: null,
};

const NAMES = ['ADEMIR', 'BRUNO', 'CLEITON', 'DARCI', 'ELTON', 'FABIO', 'GILMAR', 'HELIO', 'IVO', 'JAIR'];

/** Thirty drivers; the first has everything. */
export function sampleDrivers(): Driver[] {
  return Array.from({ length: 30 }, (_, index) => ({
    ...noDriver,
    id: index + 1,
    active: index % 7 !== 3,
    name: `${NAMES[index % NAMES.length] ?? ''} ${index < 10 ? 'DOS SANTOS' : index < 20 ? 'PEREIRA' : 'ZANCHETTIN'}`,
    email: `motorista${index + 1}@exemplo.com.br`,
    cpf: '52998224725',
    company: '12ABC34501DE35',
    payer: '11222333000181',
    phone: index % 2 ? '4532521234' : '45998765432',
    cep: '85900000',
    plate: index % 2 ? 'ABC1234' : 'ABC1D23',
    code: '123456789',
    birth: '1985-03-04',
    admitted: '2026-09-18T08:30',
    month: '2026-09',
    start: '06:30',
    shift: 480,
    vacation: { from: '2026-12-21', to: '2027-01-09' },
    age: 2,
    weight: 12.5,
    share: 33.33,
    pay: 32_050,
    loads: [1, 3],
    farms: [1, 3],
    base: 2,
    city: 6,
    contract: 'CLT',
    permissions: [11],
    note: 'PREFERE ROTAS CURTAS.',
    icon: 'truck',
    photo: '/favicon.svg',
    files: [{ id: 1, name: 'cnh.pdf', size: 48_200, url: '/favicon.svg' }],
    trips: [
      { place: 'PORTO DE PARANAGUA', day: '2026-09-01', tons: 37.5, price: 412_500, paid: true },
      { place: 'COOPERATIVA TOLEDO', day: '2026-09-03', tons: 30, price: 90_000, paid: false },
    ],
    own: true,
    agree: true,
    text: '<h2>Entrega</h2><p>Ligar <strong>antes</strong>.</p>',
  }));
}
