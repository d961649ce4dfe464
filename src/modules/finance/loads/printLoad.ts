import { loadSums, sacksOf } from '@/domain/harvest/grainDiscounts';
import { choiceWord } from '@/families/register/fixedChoices';
import { paperTable } from '@/platform/export/printTable';
import { openPrintFrame } from '@/platform/export/printFrame';
import { formatDate } from '@/platform/format/date';
import { formatDateTime } from '@/platform/format/instant';
import { formatNumber } from '@/platform/format/number';
import { type Say, say as sayNow } from '@/platform/i18n/say';
import { transportDifference } from './rules/loadWeights';
import type { Load } from './loadWire';

const say: Say = (key, values) => sayNow(`financeLoads:${key}`, values);
const field = (name: string) => say(`registers.loads.fields.${name}.label`);
const column = (name: string) => say(`registers.loads.columns.${name}`);
const weight = (value: number | null | undefined, unit = 'kg') =>
  value == null ? null : `${formatNumber(value, { decimals: 2, minDecimals: 0 })} ${unit}`;

/** What stands on the sheet, in its order; what is not known is left out. */
function linesOf(load: Load, producer: string | null): (readonly [string, string])[] {
  const sums = loadSums(load);
  const lines: (readonly [string, string | null])[] = [
    [say('print.producer'), producer],
    [field('date'), formatDate(load.date)],
    [field('ticket'), load.ticket],
    [field('productId'), load.productName],
    [field('harvestId'), load.harvestName],
    [field('farmId'), [load.farmName, load.costCenterName].filter(Boolean).join(' · ')],
    [field('destination'), choiceWord('financeLoads', 'destinations', load.destination)],
    [field('partnerId'), load.partnerName],
    [field('contractId'), load.contractNumber],
    [field('driver'), load.driver],
    [field('carrier'), load.carrier],
    [field('plate'), load.plate],
    [field('trailerPlate'), load.trailerPlate],
    [field('invoiceNumber'), load.invoiceNumber],
    [field('mdfeNumber'), load.mdfeNumber],
    [field('grossWeight'), weight(load.grossWeight)],
    [field('tareWeight'), weight(load.tareWeight)],
    [column('net'), weight(sums?.net)],
    [field('arrivedWeight'), weight(load.arrivedWeight)],
    [column('difference'), weight(transportDifference(load)?.kg)],
    [field('moisture'), weight(load.moisture, '%')],
    [field('impurity'), weight(load.impurity, '%')],
    [column('discount'), sums && weight(sums.base - sums.final)],
    [column('final'), weight(sums?.final)],
    [column('sacks'), sums && weight(sacksOf(sums.final), '')],
    [field('observation'), load.observation],
  ];
  return lines.flatMap(([label, value]) => (value ? [[label, value.trim()] as const] : []));
}

const SIGN = `
  @page { size: A4; margin: 14mm; }
  body { margin: 0; }
  .signs { display: flex; gap: 12mm; margin-top: 22mm; font: 9pt system-ui, sans-serif; }
  .signs span { flex: 1; padding-top: 3pt; border-top: 0.5pt solid; text-align: center; }
`;

/** One sheet that goes with the driver: whose load it is stands first. */
export function printLoad(load: Load, producer: string | null): void {
  const title = say('print.title', { number: load.number });
  const { page, print } = openPrintFrame(title);
  const style = page.createElement('style');
  style.textContent = SIGN;
  page.head.append(style);
  const text = (head: string) => ({ head, type: 'text', decimals: 0 }) as const;
  const table = {
    title,
    columns: [text(say('print.item')), text(say('print.value'))],
    rows: linesOf(load, producer),
  };
  const signs = page.createElement('div');
  signs.className = 'signs';
  for (const who of ['print.signDriver', 'print.signScale']) {
    const line = page.createElement('span');
    line.textContent = say(who);
    signs.append(line);
  }
  const issued = say('print.issued', { date: formatDateTime(new Date().toISOString()) });
  page.body.append(paperTable(page, table, issued), signs);
  print();
}
