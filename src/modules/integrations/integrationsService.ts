import { assumed, http } from '@/platform/http/http';
import type { RowId } from '@/platform/store/resourceState';
import { Partner, PartnerDetails } from './integrationsWire';

// A refusal is shown where the cards, or the button that called, stand.
const inPlace = { contained: true } as const;

export const partners = (signal: AbortSignal) =>
  http.list(assumed('/Integration/GetPartners'), { ...inPlace, signal, shape: Partner });

export const partnerById = (id: RowId, signal: AbortSignal) =>
  http.get(assumed('/Integration/GetById'), { ...inPlace, params: { id }, signal, shape: PartnerDetails });

/** The terms by their id: a version that was published while they were read is not accepted unseen. */
export const acceptTerms = (id: number, termsId: number) =>
  http.post(assumed('/Integration/AcceptTerms'), { id, termsId }, inPlace);

export const connect = (id: number, credentials: Record<string, string | null>) =>
  http.post(assumed('/Integration/Connect'), { id, credentials }, inPlace);

export const synchronize = (id: number) => http.post(assumed('/Integration/Synchronize'), { id }, inPlace);

export const disconnect = (id: number) => http.post(assumed('/Integration/Disconnect'), { id }, inPlace);
