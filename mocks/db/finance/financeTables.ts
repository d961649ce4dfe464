import type { World } from '../types';
import { financialRatings } from './accountPlanSeed';
import { agreements } from './agreementSeed';
import { seedDocuments, seedInstallments, seedStatementLines, seedWriteOffs } from './documentSeed';
import { Table } from '../table';
import { balanceClosings } from './balanceSeed';
import { bankingTables } from './bankingTables';
import type { BalanceAdjustment, CashScenario } from './balanceTypes';
import type { CashBookMark, Declaration } from './cashBookTypes';
import { fiscalTables } from './fiscalSeed';
import { trainingTable } from './trainingSeed';
import type {
  ApportionmentPatternRow,
  CancelledDocument,
  FinanceTables,
  TitleAttachment,
  TitleEvent,
} from './financeTypes';
import { loadTable } from './loadSeed';
import { manifestTable } from './manifestSeed';
import { stockEntryTable } from '../stock/stockEntrySeed';
import { occurrenceTable } from './occurrenceSeed';
import { patrimonyTables } from './patrimonySeed';
import { productionTable } from './productionSeed';
import { financeRegisters } from './registerSeed';
import { woodLoadTable } from './woodSeed';

/** What customers keep in the financial module; filled when somebody first looks at it. */
export function financeTables(today: Date, world: () => World): FinanceTables {
  const stockEntries = stockEntryTable(today, world);
  return {
    ...financeRegisters(today, world),
    financialRatings: financialRatings(world),
    documents: seedDocuments(today, world).feeds(() => [stockEntries]),
    installments: seedInstallments(world),
    writeOffs: seedWriteOffs(world),
    statementLines: seedStatementLines(world),
    banking: bankingTables(today, world),
    cashBookMarks: new Table<CashBookMark>(),
    declarations: new Table<Declaration>(),
    cashScenarios: new Table<CashScenario>(),
    balanceAdjustments: new Table<BalanceAdjustment>(),
    balanceClosings: balanceClosings(today),
    titleAttachments: new Table<TitleAttachment>(),
    titleEvents: new Table<TitleEvent>(),
    patrimony: patrimonyTables(today, world),
    production: productionTable(today, world).feeds(() => [stockEntries]),
    stockEntries,
    woodLoads: woodLoadTable(today, world),
    loads: loadTable(today, world),
    manifests: manifestTable(today, world),
    occurrences: occurrenceTable(today, world),
    cancelledDocuments: new Table<CancelledDocument>(),
    ...agreements(today, world),
    ...fiscalTables(today, world),
    training: trainingTable(today, world),
    apportionmentPatterns: new Table<ApportionmentPatternRow>(),
  };
}
