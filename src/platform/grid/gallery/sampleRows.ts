import { sampleStatus } from '@/platform/theme/gallery/sampleStatus';
import { keysOf } from '@/platform/typed/records';

export interface SampleRow {
  readonly id: number;
  readonly status: keyof typeof sampleStatus;
  readonly customer: string;
  readonly origin: string;
  readonly createdAt: string;
  readonly due: string;
  readonly attachments: number;
  readonly area: number;
  readonly balance: number;
  readonly own: boolean;
  readonly active: boolean;
}

const CUSTOMERS = [
  'GRANJA SANTA CLARA LTDA',
  'COOPERATIVA AGROINDUSTRIAL DO VALE DO RIO VERDE',
  'FAZENDA BOA ESPERANÇA',
  'SÍTIO TRÊS LAGOAS',
  'AGROPECUÁRIA IRMÃOS SCHNEIDER',
  'PISCICULTURA RIO BONITO',
  'GRANJA OURO VERDE',
  'SILVICULTURA PINHAL ALTO',
  'FAZENDA SÃO BENTO DO OESTE',
  'AVIÁRIOS RECANTO DA SERRA',
  'Água Limpa',
  'ágil Transportes',
  'Zebra Rações',
];
const ORIGINS = ['WhatsApp', 'Aplicativo', 'Web', 'E-mail'];

// The same rows every time: a picture or a measure of today compares with yesterday's.
function noise(seed: number): number {
  return ((seed * 2_654_435_761) % 4_294_967_296) / 4_294_967_296;
}

function pick<T>(from: readonly T[], seed: number, otherwise: T): T {
  return from[Math.floor(noise(seed) * from.length)] ?? otherwise;
}

/** Rows as an assistance desk has them. */
export function sampleRows(count: number): readonly SampleRow[] {
  const statuses = keysOf(sampleStatus);
  return Array.from({ length: count }, (_, index): SampleRow => {
    const day = String((index % 28) + 1).padStart(2, '0');
    const hour = String(8 + (index % 10)).padStart(2, '0');
    return {
      id: 10_482 + index,
      status: pick(statuses, index + 1, 'ENVIADO'),
      customer: CUSTOMERS[index % CUSTOMERS.length] ?? '',
      origin: pick(ORIGINS, index + 7, 'Web'),
      createdAt: `2026-11-${day}T${hour}:12:00`,
      due: `2026-12-${day}`,
      attachments: Math.floor(noise(index + 3) * 7),
      area: Math.round(noise(index + 5) * 250_000) / 100,
      balance: Math.round((noise(index + 11) - 0.1) * 2_000_000),
      own: index % 3 === 0,
      active: index % 5 !== 0,
    };
  });
}
