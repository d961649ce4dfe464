import { toLocalDate } from '@/platform/format/date';
import { isId, isRecord, textOf } from '@/platform/http/loose';
import type { RowId } from '@/platform/store/resourceState';

/** A certificate A1 that the server keeps; its file and its password never come back. */
export interface Certificate {
  readonly id: RowId;
  readonly holderName: string;
  /** CPF or CNPJ without its mask. */
  readonly holderDocument: string;
  readonly issuerName: string;
  /** YYYY-MM-DD, '' when unknown. */
  readonly validFrom: string;
  readonly validUntil: string;
  readonly sentAt: string;
  readonly sentBy: string;
}

const dayOf = (value: unknown) => toLocalDate(textOf(value)) ?? '';

/** Certificates that can be distinguished; what else cannot be read counts as unknown. */
export function readCertificates(rows: readonly unknown[]): Certificate[] {
  return rows.filter(isRecord).flatMap((row) => {
    const { id } = row;
    if (!isId(id)) return [];
    return {
      id,
      holderName: textOf(row['holderName']),
      holderDocument: textOf(row['holderDocument']),
      issuerName: textOf(row['issuerName']),
      validFrom: dayOf(row['validFrom']),
      validUntil: dayOf(row['validUntil']),
      sentAt: textOf(row['createdAt']),
      sentBy: textOf(row['userName']),
    };
  });
}
