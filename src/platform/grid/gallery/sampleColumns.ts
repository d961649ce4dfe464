import type { ColumnSpec } from '@/platform/grid/columnSpec';
import type { SampleRow } from '@/platform/grid/gallery/sampleRows';
import { sampleStatus } from '@/platform/theme/gallery/sampleStatus';

const WORDS = {
  ENVIADO: 'Enviado',
  INICIADO: 'Iniciado',
  REVISANDO: 'Revisando',
  RETORNADO: 'Retornado',
  PREENCHIDO: 'Preenchido',
  'FALHA NA IDENTIFICACAO': 'Falha na identificação',
  CONFIRMADO: 'Confirmado',
  CANCELADO: 'Cancelado',
  PROCESSAMENTO_IA: 'Processando na IA',
  SUCESSO_IA: 'Lido pela IA',
  FALHA_IA: 'Falha da IA',
  INATIVADO: 'Inativado',
} satisfies Record<SampleRow['status'], string>;

export const sampleColumns: readonly ColumnSpec<SampleRow>[] = [
  { field: 'id', header: 'Nº', kind: 'id' },
  {
    field: 'status',
    header: 'Status',
    kind: 'status',
    status: (row) => ({ ...sampleStatus[row.status], label: WORDS[row.status] }),
  },
  { field: 'customer', header: 'Cliente', identifying: true },
  { field: 'origin', header: 'Origem', width: 100 },
  { field: 'createdAt', header: 'Criado em', kind: 'dateTime' },
  { field: 'due', header: 'Prazo', kind: 'date', hidden: true },
  { field: 'own', header: 'Próprio', kind: 'yesNo', hidden: true },
  { field: 'active', header: 'Situação', kind: 'active', hidden: true },
  { field: 'attachments', header: 'Anexos', kind: 'number', decimals: 0, width: 88, total: 'sum' },
  { field: 'area', header: 'Área', kind: 'number', unit: 'ha', total: 'sum' },
  { field: 'balance', header: 'Saldo', kind: 'money', total: 'sum' },
];
