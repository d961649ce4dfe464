import { cnpj, cpf } from '../assist/taxNumbers';
import { instant } from '../calendar';
import type { Register } from '../mapTypes';
import { Table } from '../table';
import type { World } from '../types';

export interface TrainingFile {
  id: number;
  name: string;
  size: number;
}

/** A record of the training register: what was typed, as it came. */
export interface TrainingRecord extends Register {
  values: Record<string, unknown>;
  /** The picture's address. */
  photo: string | null;
  files: TrainingFile[];
}

const NAMES = ['PRIMEIRO EXEMPLO', 'SEGUNDO EXEMPLO', 'TERCEIRO EXEMPLO'];

/** A few records to practise on, for every customer; the first has nearly everything. */
export function trainingTable(today: Date, world: () => World): Table<TrainingRecord> {
  return new Table<TrainingRecord>((table) => {
    for (const { id: customerId } of world().customers.all()) {
      for (const [at, name] of NAMES.entries()) {
        table.insert({
          customerId,
          name,
          active: at !== 2,
          createdAt: instant(today, -40 + at),
          updatedAt: null,
          values:
            at === 0
              ? {
                  email: 'exemplo@exemplo.com.br',
                  cpf: cpf('111444777'),
                  cnpj: cnpj('041223340001'),
                  phone: '45998765432',
                  cep: '85900000',
                  plate: 'ABC1D23',
                  ncm: '12019000',
                  cfop: '5101',
                  weight: 12.5,
                  share: 33.33,
                  count: 2,
                  price: 320.5,
                  day: '2026-09-18',
                  moment: '2026-09-18T08:30',
                  month: '2026-09',
                  start: '06:30',
                  shift: 480,
                  period: { from: '2026-12-21', to: '2027-01-09' },
                  size: 'MEDIUM',
                  option: 'FIRST',
                  branches: [11],
                  checked: true,
                  icon: 'truck',
                  text: '<p>Ligar <strong>antes</strong>.</p>',
                  lines: [
                    {
                      place: 'PORTO DE PARANAGUA',
                      day: '2026-09-01',
                      quantity: 37.5,
                      price: 4125,
                      paid: true,
                    },
                  ],
                }
              : { size: 'SMALL', weight: at, price: 10 * at },
          photo: null,
          files: [],
        });
      }
    }
  });
}
