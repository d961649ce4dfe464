import { assumed, http } from '@/platform/http/http';
import {
  anyId,
  figureOrNull,
  filled,
  filledOrNull,
  optionalText,
  type Read,
  record,
  text,
} from '@/platform/http/wire';
import type { RowId } from '@/platform/store/resourceState';

/** Which record files belong to: records of land, houses and policies have ids of their own. */
export type FiledKind =
  | 'REAL_ESTATE'
  | 'IMPROVEMENT'
  | 'MACHINE'
  | 'VEHICLE'
  | 'AVIARY'
  | 'PERENNIAL_CROP'
  | 'ANIMAL'
  | 'INSURANCE'
  | 'OTHER';

export interface Filed {
  readonly kind: FiledKind;
  readonly id: RowId;
}

/** A photograph or a paper of an asset: a deed, an invoice, a policy. */
const AssetFile = record({
  id: anyId,
  fileName: filled,
  contentType: text,
  size: figureOrNull,
  userName: optionalText,
  createdAt: filledOrNull,
});
export type AssetFile = Read<typeof AssetFile>;

interface FileBody extends Filed {
  readonly fileName: string;
  readonly contentType: string;
  readonly contentAsBase64String: string;
}

/** What is kept of an asset besides its record. */
export const assetFileService = {
  list: ({ kind, id }: Filed, signal: AbortSignal) =>
    http.list(assumed('/Patrimony/GetAttachments'), {
      params: { kind, id },
      signal,
      shape: AssetFile,
      contained: true,
      silent: true,
    }),
  attach: (
    { id, ...body }: FileBody,
    options: { signal?: AbortSignal; onUploadProgress?: (share: number) => void } = {},
  ) =>
    http.post<unknown>(
      assumed('/Patrimony/Attach'),
      // The address gives the record's number as text.
      { ...body, id: Number(id) },
      { ...options, contained: true, silent: true },
    ),
  content: (id: RowId) =>
    http.blob(assumed('/Patrimony/GetAttachment'), { params: { id }, contained: true, silent: true }),
  remove: (id: RowId) =>
    http.delete(assumed('/Patrimony/DeleteAttachment'), { params: { id }, contained: true }),
};
