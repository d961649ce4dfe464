import type { World } from '../types';
import { agreements } from './agreementSeed';
import { seedDocuments, seedInstallments, seedWriteOffs } from './documentSeed';
import { Table } from '../table';
import { fiscalTables } from './fiscalSeed';
import type { FinanceTables, TitleAttachment, TitleEvent } from './financeTypes';
import { patrimonyTables } from './patrimonySeed';
import { financeRegisters } from './registerSeed';

/** What customers keep in the financial module; filled when somebody first looks at it. */
export function financeTables(today: Date, world: () => World): FinanceTables {
  return {
    ...financeRegisters(today, world),
    documents: seedDocuments(today, world),
    installments: seedInstallments(world),
    writeOffs: seedWriteOffs(today, world),
    titleAttachments: new Table<TitleAttachment>(),
    titleEvents: new Table<TitleEvent>(),
    patrimony: patrimonyTables(today, world),
    agreements: agreements(today, world),
    fiscal: fiscalTables(today, world),
  };
}
