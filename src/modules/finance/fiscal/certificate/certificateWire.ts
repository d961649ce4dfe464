import { anyId, made, optionalText, sparse } from '@/platform/http/wire';
import { dayText } from '@/platform/http/wireValues';
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

/** What of a certificate cannot be read counts as unknown. */
export const CertificateWire = made(
  sparse({
    id: anyId,
    holderName: optionalText,
    holderDocument: optionalText,
    issuerName: optionalText,
    validFrom: dayText,
    validUntil: dayText,
    createdAt: optionalText,
    userName: optionalText,
  }),
  ({ createdAt: sentAt, userName: sentBy, ...rest }): Certificate => ({ ...rest, sentAt, sentBy }),
);
