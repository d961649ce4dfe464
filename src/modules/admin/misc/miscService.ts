import { registerCalls } from '@/families/register/registerCalls';
import type { RegisterCalls } from '@/families/register/registerTypes';
import { toBase64 } from '@/platform/forms/files/fileContent';
import { assumed, http } from '@/platform/http/http';
import { withVersion } from '@/platform/http/rowVersion';
import type { RowId } from '@/platform/store/resourceState';
import type { ManagerValues } from './miscSchemas';
import { Manager, PortfolioRow, PortfolioMove } from './miscWire';

/** A new picture goes along as base64; the stored one by its address. */
async function managerBody({ photo, ...values }: ManagerValues): Promise<object> {
  if (!(photo instanceof File)) return { ...values, photo };
  return {
    ...values,
    photo: null,
    contentAsBase64String: await toBase64(photo),
    contentType: photo.type,
    fileName: photo.name,
  };
}

export const managerCalls: RegisterCalls<Manager, Manager, ManagerValues> = {
  ...registerCalls<Manager, Manager, ManagerValues>('AccountManager', {
    row: Manager,
  }),
  create: async (values) => http.post(assumed('/AccountManager/Create'), await managerBody(values)),
  update: async (id, values, version) =>
    http.put(assumed('/AccountManager/Edit'), withVersion(await managerBody(values), version), {
      params: { id },
    }),
};

export const portfolioService = {
  list: (signal: AbortSignal) =>
    http.list<PortfolioRow>(assumed('/CustomerPortfolio/GetGridData'), {
      signal,
      shape: PortfolioRow,
    }),
  /** Hands customers over to another account manager; with null they have none. */
  move: (customerIds: readonly RowId[], accountManagerId: RowId | null, reason: string | null) =>
    http.post<{ moved: number }>(assumed('/CustomerPortfolio/Move'), {
      customerIds,
      accountManagerId,
      reason,
    }),
  history: (signal: AbortSignal) =>
    http.list<PortfolioMove>(assumed('/CustomerPortfolio/GetHistory'), {
      signal,
      shape: PortfolioMove,
    }),
};
