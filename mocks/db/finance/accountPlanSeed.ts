import { Table, type Row } from '../table';
import type { World } from '../types';
import type { Movement } from './financeTypes';
import { RATINGS } from './ratings';

export type ResultLine = 'GROSS' | 'DEDUCTION' | 'COE' | 'COT' | 'CT';

/** A group, a subgroup or an account of the plan. */
export interface FinancialRating extends Row {
  /** Null for what the platform gives to everybody. */
  customerId: number | null;
  parentId: number | null;
  number: number;
  name: string;
  movement: Movement;
  active: boolean;
  lcdprType: '1' | '2' | '3' | 'NONE' | null;
  resultLine: ResultLine | null;
  isFamily: boolean;
}

/** Ids of what stands over the platform's accounts. */
const INCOME = 101;
const EXPENSE = 102;
const SALES = 103;
const OTHER_INCOME = 104;
const INPUTS = 105;
const OPERATION = 106;
const CHARGES = 107;
const FAMILY = 108;

const OVER: readonly (readonly [
  id: number,
  parentId: number | null,
  number: number,
  name: string,
  movement: Movement,
])[] = [
  [INCOME, null, 1, 'RECEITAS', 'INCOME'],
  [EXPENSE, null, 2, 'DESPESAS', 'EXPENSE'],
  [SALES, INCOME, 1, 'VENDA DA PRODUCAO', 'INCOME'],
  [OTHER_INCOME, INCOME, 2, 'OUTRAS RECEITAS', 'INCOME'],
  [INPUTS, EXPENSE, 1, 'INSUMOS', 'EXPENSE'],
  [OPERATION, EXPENSE, 2, 'OPERACAO', 'EXPENSE'],
  [CHARGES, EXPENSE, 3, 'IMPOSTOS E ENCARGOS', 'EXPENSE'],
  [FAMILY, EXPENSE, 4, 'FAMILIA', 'EXPENSE'],
];

/** The platform's accounts under each subgroup, by their ids. */
const UNDER: Readonly<Record<number, readonly number[]>> = {
  [SALES]: [13, 14, 15, 16],
  [OTHER_INCOME]: [17, 18],
  [INPUTS]: [1, 2, 3, 12],
  [OPERATION]: [4, 5, 6, 7, 8, 9],
  [CHARGES]: [10, 11],
};
/** Accounts on which the book of the rural producer counts nothing. */
const OUTSIDE: readonly number[] = [10, 18];

const OWN: readonly Omit<FinancialRating, 'id' | 'customerId'>[] = [
  ['PECAS E PNEUS', OPERATION, 7, 'COE'] as const,
  ['OLEO DIESEL', OPERATION, 8, 'COE'] as const,
].map(([name, parentId, number, resultLine]) => ({
  parentId,
  number,
  name,
  movement: 'EXPENSE',
  active: true,
  lcdprType: '2',
  resultLine,
  isFamily: false,
}));
const AT_HOME: typeof OWN = ['MERCADO E CASA', 'ESCOLA', 'SAUDE'].map((name, at) => ({
  parentId: FAMILY,
  number: at + 1,
  name,
  movement: 'EXPENSE',
  active: name !== 'ESCOLA',
  lcdprType: 'NONE',
  resultLine: null,
  isFamily: true,
}));

/** The plan of accounts: what the platform gives, and what each customer has added to it. */
export function financialRatings(world: () => World): Table<FinancialRating> {
  return new Table<FinancialRating>((table) => {
    const given = { customerId: null, active: true, isFamily: false } as const;
    for (const [id, parentId, number, name, movement] of OVER)
      table.insert({ ...given, id, parentId, number, name, movement, lcdprType: null, resultLine: null });
    for (const [parentId, ids] of Object.entries(UNDER))
      ids.forEach((id, at) => {
        const rating = RATINGS.find((row) => row.id === id);
        if (!rating) return;
        const { name, movement } = rating;
        table.insert({
          ...given,
          id,
          parentId: Number(parentId),
          number: at + 1,
          name,
          movement,
          lcdprType: OUTSIDE.includes(id) ? 'NONE' : movement === 'INCOME' ? '1' : '2',
          resultLine: movement === 'INCOME' ? 'GROSS' : 'COE',
        });
      });
    for (const { id: customerId } of world().customers.all())
      for (const row of [...OWN, ...AT_HOME]) table.insert({ ...row, customerId });
  });
}
